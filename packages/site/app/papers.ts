/** The colour of the paper, for the browser around the page; `app.css` has all colours, and a test holds these against it. */
export const papers = { light: '#fbfaf5', dark: '#0e1822' };
