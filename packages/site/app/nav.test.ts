import { topics } from '@nomogram/calculators/topics.ts';
import { expect, test } from 'vitest';
import { footerLinks, menuOf } from './nav.ts';

test('with every topic, the menu is the one that is specified', () => {
  expect(menuOf(topics).map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/ Home',
    '/algebra College Algebra',
    '/calculus Advanced Calculus',
    '/trigonometry Trigonometry',
    '/statistics Statistics',
    '/surface Areas and Volumes',
    '/topography Topography',
    '/finance Financial Mathematics',
    '/science Science Constants',
    '/functions Mathematical Functions',
    '/blog Blog',
    '/about About',
    '/contact Contact',
  ]);
});

test('a topic that has nothing to show is not in the menu', () => {
  const [algebra] = topics;
  expect(menuOf([algebra!]).map(({ href }) => href)).toEqual(['/', '/algebra', '/blog', '/about', '/contact']);
});

test('the footer has its seven links, the interface for programs, the famous failures, the accuracy and the status', () => {
  expect(footerLinks.map(({ href }) => href)).toEqual([
    '/terms',
    '/policy',
    '/cookies',
    '/contact',
    '/disclaimer',
    '/about',
    '/blog',
    '/api',
    '/glossary',
    '/famous-failures',
    '/accuracy',
    '/status',
  ]);
});
