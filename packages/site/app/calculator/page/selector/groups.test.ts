import { entriesOf, pages } from '@nomogram/calculators/catalogue.ts';
import { expect, test } from 'vitest';
import { normal, ratio } from '../example.fixture.ts';
import { groupsOf } from './groups.ts';

test('what stands in no group is not lost', () => {
  const groups = [{ title: 'Laws', calculations: [normal.name] }];
  expect(groupsOf([normal, ratio], groups)).toEqual([
    { title: 'Laws', members: [normal] },
    { title: 'More', members: [ratio] },
  ]);
  expect(groupsOf([normal, ratio], undefined)).toEqual([{ members: [normal, ratio] }]);
});

test.each(pages.filter(({ groups }) => groups))(
  'the groups of $id name each of its calculations once',
  ({ id, groups }) => {
    const grouped = groups!.flatMap(({ calculations }) => calculations);
    const names = entriesOf(id).map((entry) => entry.id.slice(id.length + 1));
    expect(grouped.toSorted()).toEqual([...new Set(grouped)].toSorted());
    expect(names).toEqual(expect.arrayContaining(grouped));
    expect(groups![0]!.calculations[0]).toBe(names[0]);
  },
);
