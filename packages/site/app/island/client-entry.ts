import { createContext } from 'react';

/** The built module that wakes a page up, and what it imports; known only where pages are rendered. */
export const ClientEntry = createContext<{ readonly module: string; readonly imports: readonly string[] } | null>(null);
