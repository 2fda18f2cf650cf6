import type { Form, FormField } from '@nomogram/calculators/kit/form.ts';

const field = (name: string, presence = true): FormField => ({
  name,
  label: name,
  presence,
  accepts: 'a number',
  control: { control: 'text', entry: 'number' },
});

/** Forms for the tests of this folder. */
export const normal: Form = {
  id: 'statistics-continuous/normal',
  page: 'statistics-continuous',
  name: 'normal',
  title: 'Normal distribution',
  purpose: 'Density and probability.',
  endpoint: {
    method: 'GET',
    prefix: 'statistics/normal',
    parameters: ['mean', 'standardDeviation', 'x'],
    empty: { x: 'NULL' },
  },
  slash: false,
  missing: 'Please enter numerical values!',
  options: ['angle'],
  methods: {},
  maxDigits: 100,
  fields: [field('mean'), field('standardDeviation'), field('x', false)],
  examples: [{ label: '0 · 1', given: { mean: '0', standardDeviation: '1' } }],
  help: [],
  references: [],
};

export const inverse: Form = {
  ...normal,
  id: 'calculus-matrice/inverse',
  name: 'inverse',
  endpoint: { method: 'GET', prefix: 'calculus/onematrix/inverse', parameters: ['matrix'] },
  slash: true,
  options: [],
  fields: [{ ...field('matrix'), control: { control: 'area', rows: 8, entry: 'numbers' } }],
};

export const mean: Form = {
  ...normal,
  id: 'statistics-basic/mean',
  name: 'mean',
  endpoint: { method: 'POST', prefix: 'statistics/mean', body: { values: 'RawText' } },
  options: [],
  fields: [{ ...field('values'), control: { control: 'area', rows: 4, entry: 'numbers' } }],
};

/** One that can be solved for any of its fields. */
export const ratio: Form = {
  ...normal,
  id: 'finance-activity/ratio',
  name: 'ratio',
  endpoint: { method: 'GET', prefix: 'finance/ratio', parameters: ['sales', 'assets'] },
  options: [],
  fields: [field('sales'), field('assets')],
  result: { ...field('result'), label: 'Asset turnover' },
  examples: [],
};

export const page: readonly Form[] = [normal, inverse, mean];
