interface Props {
  origin: string;
  page: string;
  query: string;
}

/** On paper only: where the same calculation is found again, or the calculator of many. */
export const PrintedAddress = ({ origin, page, query }: Props) => (
  <p className="over-the-width order-9 mt-6 hidden text-xs wrap-anywhere text-muted print:block">{`${origin}/${page}${query}`}</p>
);
