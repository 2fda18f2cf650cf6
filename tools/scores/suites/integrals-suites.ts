import { type IntegralRecord, judgeIntegral } from '../integral-judge.ts';
import { suite } from '../suite.ts';

export default suite<IntegralRecord>({ file: 'integrals-suites', judge: judgeIntegral, reasked: 60 });
