import { page } from '../../kit/page.ts';

export default page({
  id: 'calculus-matrice',
  topic: 'calculus',
  title: 'Matrices',
  purpose:
    'Inverse, determinant, powers, sums and products of matrices, exact over fractions, roots and symbols, with every row operation.',
  keywords: ['matrix calculator', 'inverse matrix', 'determinant', 'matrix multiplication', 'eigenvalues', 'transpose'],
  calculations: [
    'inverse',
    'determinant',
    'diagonal',
    'trace',
    'transpose',
    'power',
    'scalar',
    'add',
    'subtract',
    'multiply',
  ],
  selector: 'Operation',
  help: [
    {
      title: 'What a matrix does',
      text: 'A matrix with two rows and two columns is a map of the plane: its columns are the places to which the vectors $(1, 0)$ and $(0, 1)$ go, and everything else follows, because the map keeps lines straight and the origin where it is. The figure shows the grid after the map. The determinant is the signed area of the image of the unit square: 0 means that the plane is flattened to a line, and such a map cannot be undone. The inverse matrix undoes the map, the product $AB$ does first $B$ and then $A$, which is why $AB$ and $BA$ differ.',
    },
    {
      title: 'How the answers are found',
      text: 'With numbers, by elimination: exchange two rows, multiply a row, add a multiple of one row to another. For the inverse, the same operations turn $[A \\mid I]$ into $[I \\mid A^{-1}]$. With symbols, by cofactors, which avoid long fractions. Fractions stay fractions and roots stay roots; a pivot is taken only where it is certain that it is not 0. Every result is checked by a second way: $A A^{-1} = I$, a second computation modulo the prime $2^{61}-1$, or at random points.',
    },
    {
      title: 'Typing a matrix',
      text: 'One row a line (or rows separated by a semicolon), values separated by commas, without a comma at the end of a row. Fractions 1/3, roots sqrt(2), constants pi and e, and letters are all welcome; a table pasted from a spreadsheet or a matrix from LaTeX is read too.',
    },
    {
      title: 'Common mistakes',
      text: 'The inverse is not the matrix of the reciprocals. $(AB)^{-1} = B^{-1}A^{-1}$, in the other order. $\\det(A + B)$ is not $\\det A + \\det B$, but $\\det(AB) = \\det A \\det B$. A product of matrices can be 0 although neither is.',
    },
  ],
});
