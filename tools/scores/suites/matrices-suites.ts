import { suite } from '../suite.ts';
import matrices from './matrices.ts';

export default suite({ ...matrices, file: 'matrices-suites' });
