import { data, type MetaFunction } from 'react-router';
import { NotFound } from '../shell/NotFound.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: 'Page not found · Nomogram' },
  { name: 'description', content: "The page you are looking for doesn't exist." },
  { name: 'robots', content: 'noindex' },
];

export default NotFound;
