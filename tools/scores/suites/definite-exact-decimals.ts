import { type DefiniteIntegralRecord, judgeDecimal } from '../judge-definite.ts';
import { suite } from '../suite.ts';

/** The decimals of the integrals whose exact form is another suite's. */
export default suite<DefiniteIntegralRecord>({ file: 'definite-exact', judge: judgeDecimal, reasked: 7 });
