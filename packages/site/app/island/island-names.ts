/** How the element, its data, and the ids inside it are told apart from the rest of the page. */
export const islandId = 'island';
export const islandDataId = 'island-data';
export const islandPrefix = 'i';
