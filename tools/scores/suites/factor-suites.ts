import { suite } from '../suite.ts';
import factor from './factor.ts';

export default suite({ ...factor, file: 'factor-suites' });
