import { type IntegralRecord, isExplained, judgeIntegral, lengthRatio } from '../integral-judge.ts';
import { suite } from '../suite.ts';

export default suite<IntegralRecord>({
  file: 'integrals-independent',
  lengthRatio,
  judge: judgeIntegral,
  isExplained,
  // All take twenty seconds.
  reasked: 7,
});
