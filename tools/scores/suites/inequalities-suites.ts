import { suite } from '../suite.ts';
import inequalities from './inequalities.ts';

export default suite({ ...inequalities, file: 'inequalities-suites' });
