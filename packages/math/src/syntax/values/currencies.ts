/** The codes of ISO 4217 that are in use. */
const codes =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL RMB';

/** Short names that stand where others have a sign, and the names of the great currencies in full. */
const names =
  'kr kr. zł Kč Ft lei лв руб ₽ Fr Fr. Rs Rs. RM Rp € dollar dollars euro euros pound pounds yen franc francs rupee rupees';

const escaped = (text: string): string => text.replace(/[.$]/g, '\\$&');
const anyOf = (words: string): string =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** A part of a currency is no price: a cent sign is not read. */
const sign = '(?!¢)\\p{Sc}';

/** What may stand before an amount, as the source of a regular expression: `US$`, `€`, `CHF`, `Rs.`. */
export const currencyBefore = `(?:[A-Z]{1,3} ?)?${sign}|R|${anyOf(`${codes} ${codes.toLowerCase()} ${names}`)}`;

/** What may stand behind: `€`, `USD`, `kr`. */
export const currencyBehind = `${sign}|${anyOf(`${codes} ${codes.toLowerCase()} ${names}`)}`;
