import type { ServiceStatus } from '@nomogram/calculators/kit/service-status.ts';

export interface Fact {
  readonly name: string;
  readonly says: string;
}

const reasons: Readonly<Record<string, string>> = {
  ending: 'it is being restarted',
  'no child process': 'long calculations cannot be started',
};

/** Whether the service answers, in one sentence. */
export const verdictOf = ({ unready }: ServiceStatus): string =>
  unready.length === 0
    ? 'The service answers.'
    : `The service answers with restrictions: ${unready.map((one) => reasons[one] ?? one).join(', ')}.`;

/** The rest, in plain words. */
export const factsOf = (status: ServiceStatus): readonly Fact[] => [
  { name: 'Version', says: status.version },
  { name: 'Messages', says: status.messages ? 'Messages are accepted.' : 'Messages cannot be stored now.' },
  { name: 'Running since', says: `${status.since.slice(0, 16).replace('T', ' ')} UTC` },
  {
    name: 'Waiting',
    says: status.waiting === 0 ? 'No calculation waits.' : `${counted(status.waiting)} for a turn.`,
  },
  { name: 'Ended for time', says: since(status.overTime, 'took longer than is allowed') },
  { name: 'Ended for memory', says: since(status.overMemory, 'needed more memory than is allowed') },
  {
    name: 'Withheld',
    says: since(status.failedChecks, 'ended without an answer because its check failed'),
  },
];

const counted = (count: number): string =>
  count === 1 ? '1 calculation waits' : `${count.toLocaleString('en-US')} calculations wait`;

const since = (count: number, what: string): string =>
  `${count === 0 ? 'No calculation' : count === 1 ? '1 calculation' : `${count.toLocaleString('en-US')} calculations`} ${what}.`;
