import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-three',
  topic: 'topography',
  title: 'Resection',
  purpose: 'The position of a station from the angles under which it sees three known points.',
  keywords: [
    'resection',
    'three point problem',
    'relèvement',
    'Tienstra',
    'Delambre',
    'barycentric resection',
    'danger circle',
    'free station',
  ],
  selector: 'Method',
  help: [
    {
      title: 'The idea',
      text: 'A station P of unknown coordinates looks at three known points A, B and C. The angle under which it sees A and B places it on a circle through these two, the angle between A and C on a circle through A and C. The circles meet in A, and in P. No instrument has to stand on a known point: that is what makes resection useful, and what makes it the only method that can fail without a mistake.',
    },
    {
      title: 'The danger circle',
      text: 'When P lies on the circle through A, B and C, every point of that circle sees the three under the same angles, and the position is lost. Near it the position is poor: the answer says how far P is from the danger circle and how much 1 mgon moves it. The best stations lie inside the triangle, or well outside beyond its middle point when the three lie nearly in line. The error ellipse on the plan, enlarged as the line under the plan says, is that of angles with a standard deviation of 1 mgon.',
    },
    {
      title: 'Which method',
      text: 'Both give the same point. Barycentre takes the three angles between the points, a, b, c, which close to 400 gon around a station inside the triangle: a misclosure up to 50 mgon is spread evenly and stated. Delambre takes the two angles from A, read clockwise, and works everywhere, also for three points on one line.',
    },
  ],
});
