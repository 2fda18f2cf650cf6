import { type DefiniteIntegralRecord, judgeDecimal } from '../judge-definite.ts';
import { suite } from '../suite.ts';

export default suite<DefiniteIntegralRecord>({ file: 'definite-numeric', judge: judgeDecimal, reasked: 10 });
