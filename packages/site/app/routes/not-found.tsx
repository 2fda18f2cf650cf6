import { data, type MetaFunction } from 'react-router';
import { metaOf, originOf, problemPage } from '../meta.ts';
import { NotFound } from '../shell/NotFound.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = ({ matches, location }) =>
  metaOf(originOf(matches), problemPage('Page not found', location.pathname));

export default NotFound;
