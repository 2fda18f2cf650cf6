import { type DerivativeRecord, judgeDerivative } from '../derivative-judge.ts';
import { suite } from '../suite.ts';

export default suite<DerivativeRecord>({ file: 'derivatives-suites', judge: judgeDerivative, reasked: 7 });
