/**
 * What an operator sets: names, addresses, links. Everything has a working default that invents no company and no
 * address; what is left unset is not shown. The public address is the environment variable PUBLIC_URL.
 */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface SiteConfig {
  readonly product: string;
  /** The company that runs the site, as the footer names it. */
  readonly operator?: string;
  /** The company's main site, under Company. */
  readonly mainSite?: SiteLink;
  /** The page with all links of the company, under Company. */
  readonly linkTree?: SiteLink;
  /** The sister websites, under Resources. */
  readonly sisterSites: readonly SiteLink[];
  /** The line above and below an article; its link is marked as an affiliate link. */
  readonly sponsor?: { readonly text: string; readonly link: SiteLink };
  /** Where the apps of a topic are found. */
  readonly appLinks: (topic: string) => readonly SiteLink[];
}

const product = 'Nomogram';

export const config: SiteConfig = {
  product,
  sisterSites: [],
  appLinks: (topic) => [
    {
      label: 'Android apps',
      href: `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(`${product} ${topic}`)}`,
    },
    {
      label: 'Windows apps',
      href: `https://apps.microsoft.com/search?query=${encodeURIComponent(`${product} ${topic}`)}`,
    },
  ],
};
