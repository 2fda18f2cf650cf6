import { suite } from '../suite.ts';
import simplify from './simplify.ts';

export default suite({ ...simplify, file: 'simplify-suites', reasked: 7 });
