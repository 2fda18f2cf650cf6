import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  inverse: [
    {
      title: 'When the inverse is used',
      text: 'If $A$ can be inverted, $AX = B$ has the one solution $X = A^{-1}B$ for every right side, and $A^{-1}$ leads back from image to original. It exists exactly if $\\det A \\ne 0$. For two rows, $\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}^{-1} = \\frac{1}{ad - bc}\\begin{pmatrix} d & -b \\\\ -c & a \\end{pmatrix}$. For one right side only, elimination is shorter than the inverse.',
    },
    {
      title: 'Mistake: dividing by a matrix',
      text: 'From $AX = B$ follows $X = A^{-1}B$, from $XA = B$ follows $X = BA^{-1}$. On which side the inverse stands matters, and "$B/A$" does not say it.',
    },
  ],
  determinant: [
    {
      title: 'What the determinant tells',
      text: 'It is the factor by which the map changes areas (two rows) or volumes (three rows), negative if it also reverses the orientation. It is 0 exactly if the columns are linearly dependent, and then $A$ has no inverse. It equals the product of the eigenvalues, counted with multiplicity; these are the roots of the characteristic polynomial $\\det(A - \\lambda I)$, shown beside it.',
    },
    {
      title: 'Mistake: a factor of the whole matrix',
      text: 'For $n$ rows $\\det(cA) = c^n \\det A$, for each row contributes a factor $c$. Doubling a matrix with three rows makes the determinant eight times as large.',
    },
  ],
  diagonal: [
    {
      title: 'What the diagonal shows',
      text: 'For a triangular matrix the main diagonal holds the eigenvalues, and their product is the determinant: the aim of elimination is to reach that form. In a covariance matrix the diagonal holds the variances, in the adjacency matrix of a graph the loops. The determinant of a general matrix cannot be read off it.',
    },
    {
      title: 'Mistake: eigenvalues off the diagonal',
      text: 'Only for triangular (and so for diagonal) matrices does the diagonal always hold the eigenvalues: $\\begin{pmatrix} 0 & 1 \\\\ 1 & 0 \\end{pmatrix}$ has the diagonal 0, 0 and the eigenvalues 1 and $-1$.',
    },
  ],
  trace: [
    {
      title: 'What the trace is good for',
      text: 'The trace is the sum of the eigenvalues, counted with multiplicity, and does not change with the basis: $\\operatorname{tr}(P^{-1}AP) = \\operatorname{tr} A$. With the determinant it settles the eigenvalues of a matrix with two rows: they solve $\\lambda^2 - (\\operatorname{tr} A)\\lambda + \\det A = 0$. For a rotation in space by $\\theta$ the trace is $1 + 2\\cos\\theta$, which gives the angle.',
    },
    {
      title: 'Mistake: the trace of a product',
      text: '$\\operatorname{tr}(AB) = \\operatorname{tr}(BA)$, but it is not $\\operatorname{tr} A \\cdot \\operatorname{tr} B$: the identity with two rows has trace 2, and so has its product with itself.',
    },
  ],
  transpose: [
    {
      title: 'What the transpose is for',
      text: 'Row $i$ becomes column $i$, so a matrix of $m$ rows and $n$ columns becomes one of $n$ rows and $m$ columns. $A^{T}A$ is symmetric and appears in the normal equations of least squares, $A^{T}A\\,x = A^{T}b$. Where $A^{T} = A$ the matrix is symmetric; for a rotation the transpose is the inverse.',
    },
    {
      title: 'Mistake: the order in a product',
      text: '$(AB)^{T} = B^{T}A^{T}$, in the opposite order. For matrices that are not square, $A^{T}B^{T}$ often does not even exist.',
    },
  ],
  power: [
    {
      title: 'Where powers of matrices occur',
      text: 'A step that is described by $A$, taken $n$ times, is $A^n$: probabilities of a Markov chain after $n$ steps, walks of length $n$ in a graph, terms of a recurrence such as that of Fibonacci. $A^0$ is the identity. If $A = PDP^{-1}$ with $D$ diagonal, then $A^n = PD^nP^{-1}$, and the eigenvalue of largest absolute value decides the growth.',
    },
    {
      title: 'Mistake: powers entry by entry',
      text: '$A^2$ is $A \\cdot A$ by rows and columns, not the matrix of the squares: $\\begin{pmatrix} 1 & 1 \\\\ 0 & 1 \\end{pmatrix}^2 = \\begin{pmatrix} 1 & 2 \\\\ 0 & 1 \\end{pmatrix}$.',
    },
  ],
  scalar: [
    {
      title: 'Scaling a matrix',
      text: 'Every entry is multiplied by the same number, which stretches all images of the map by that factor; a negative one turns them round as well. A common factor may be taken out, as $\\frac16$ in front of an inverse keeps its entries whole. The eigenvalues are multiplied by $n$, and their eigenvectors stay for $n \\ne 0$.',
    },
    {
      title: 'Mistake: adding a number',
      text: '$A + 3$ has no meaning for matrices with several rows; what is meant is mostly $A + 3I$, which changes the diagonal alone, while $3A$ changes every entry.',
    },
  ],
  add: [
    {
      title: 'Adding entry by entry',
      text: 'Entries at the same place are added, so both matrices need the same number of rows and of columns. As maps, the sum sends each vector to the sum of its two images. Addition is commutative and associative, as for numbers, and the matrix of zeros changes nothing. It serves to combine tables of the same layout, such as sales of two months.',
    },
    {
      title: 'Mistake: sums of other things',
      text: 'The inverse of a sum is not the sum of the inverses: $A = B = I$ gives $(A + B)^{-1} = \\frac12 I$, while $A^{-1} + B^{-1} = 2I$.',
    },
  ],
  subtract: [
    {
      title: 'What a difference shows',
      text: 'The difference $A - B$ is the matrix that must be added to $B$ to get $A$; it is zero exactly if the two are equal. It measures change between two tables of the same layout, and the error of an approximation. In $A - \\lambda I$ it leads to the eigenvalues: those $\\lambda$ for which this matrix cannot be inverted.',
    },
    {
      title: 'Mistake: the third binomial formula',
      text: '$(A + B)(A - B) = A^2 - AB + BA - B^2$, and this is $A^2 - B^2$ only if $AB = BA$.',
    },
  ],
  multiply: [
    {
      title: 'Row times column',
      text: 'The entry in row $i$ and column $k$ of $AB$ is the product of row $i$ of $A$ with column $k$ of $B$: entry times entry, and added up. If $A$ has $m$ rows and $B$ has $p$ columns, the product is $m \\times p$. It belongs to two maps carried out one after the other, which is why it is defined so.',
    },
    {
      title: 'Mistake: cancelling',
      text: 'From $AB = AC$ follows $B = C$ only if the columns of $A$ are independent, as they are where $A$ has an inverse; the factor is then cancelled by $A^{-1}$ from the left.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
