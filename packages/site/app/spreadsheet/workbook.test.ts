import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workbookOf } from './workbook.ts';
import { checksumOf, zipOf } from './zip.ts';

/** Reads an archive by its directory at the end, as programs do, and checks every checksum. */
function unzipped(file: Uint8Array): Record<string, string> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = file.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  const found: Record<string, string> = {};
  for (let k = 0; k < view.getUint16(end + 10, true); k += 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [checksum, size, letters] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ];
    const name = decoder.decode(file.subarray(at + 46, at + 46 + letters));
    const start = view.getUint32(at + 42, true);
    expect(view.getUint32(start, true)).toBe(0x04034b50);
    const bytes = file.subarray(
      start + 30 + view.getUint16(start + 26, true),
      start + 30 + view.getUint16(start + 26, true) + size,
    );
    expect(crc32(bytes)).toBe(checksum);
    found[name] = decoder.decode(bytes);
    at += 46 + letters;
  }
  expect(at).toBe(end);
  return found;
}

test('what is put into an archive comes out of it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
        selector: ([name]) => name,
        maxLength: 5,
      }),
      (files) => {
        const archive = unzipped(zipOf(files.map(([name, text]) => ({ name, text }))));
        expect(archive).toEqual(Object.fromEntries(files));
      },
    ),
  );
});

test('the checksum is that of ZIP', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => checksumOf(bytes) === crc32(bytes)));
});

const table = {
  columns: ['Month', 'Payment', 'Says'],
  rows: [
    ['1', '1,199.10', '=1+1'],
    ['2', '−0.5', '<b>&'],
    ['3', '0.12345678901234567', '5 %'],
  ],
};
const sheetOf = (given: typeof table) => unzipped(workbookOf(given, 'All 3 payments'))['xl/worksheets/sheet1.xml']!;

test('numbers are numbers, whatever groups them; texts are texts, and never formulas', () => {
  const sheet = sheetOf(table);
  expect(sheet).toContain('<c r="A2"><v>1</v></c><c r="B2" s="2"><v>1199.10</v></c>');
  expect(sheet).toContain('<c r="B3"><v>-0.5</v></c>');
  expect(sheet).toMatch(/r="C2" t="inlineStr"><is><t xml:space="preserve">=1\+1</);
  expect(sheet).toContain('&lt;b&gt;&amp;');
  expect(sheet).not.toContain('<f>');
  // More digits than a spreadsheet keeps.
  expect(sheet).toMatch(/r="B4" t="inlineStr"/);
});

test('a cell in which nothing stands is none, which a spreadsheet would count', () => {
  const sheet = sheetOf({ columns: ['Name', 'Unit', 'Value'], rows: [['Ratio', '', '3']] });
  expect(sheet).not.toContain('r="B2"');
  expect(sheet).toContain('<c r="C2"><v>3</v></c>');
});

test('columns are named as spreadsheets name them', () => {
  const columns = Array.from({ length: 30 }, (_, k) => `c${k}`);
  const sheet = sheetOf({ columns, rows: [] });
  for (const name of ['A1', 'Z1', 'AA1', 'AD1']) expect(sheet).toContain(`r="${name}"`);
});

test('a formula stands in its cell with the value that it has, and a formula that is a number is that number', () => {
  const rows = [
    ['Rate', { formula: '0.05', isPercent: true }],
    ['Sum', { formula: 'B2*(1<2)', value: '0.05' }],
  ];
  const sheet = unzipped(workbookOf({ columns: ['Name', 'Value'], rows }, 't'))['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<c r="B2" s="3"><v>0.05</v></c>');
  expect(sheet).toContain('<c r="B3"><f>B2*(1&lt;2)</f><v>0.05</v></c>');
});
