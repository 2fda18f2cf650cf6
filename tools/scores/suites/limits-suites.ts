import { judgeLimit, type LimitRecord } from '../limit-judge.ts';
import { suite } from '../suite.ts';

export default suite<LimitRecord>({ file: 'limits-suites', judge: judgeLimit, reasked: 9 });
