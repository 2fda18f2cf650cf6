/** One character for each of the marks that keyboards and documents have for minutes and seconds, feet and inches. */
export const plainPrimes = (text: string): string =>
  text.replace(/['′’‘´`ʹʼ＇]{2}|[″”“„ʺ＂]/g, '"').replace(/[′’‘´`ʹʼ＇]/g, "'");
