import { type IntegralRecord, judgeIntegral, lengthRatio } from '../integral-judge.ts';
import { suite } from '../suite.ts';

export default suite<IntegralRecord>({ file: 'integrals-suites', lengthRatio, judge: judgeIntegral, reasked: 5 });
