import { page } from '../../kit/page.ts';

export default page({
  id: 'topography-circular',
  topic: 'topography',
  title: 'Sectors and segments',
  purpose: 'Areas and lengths of circular sectors, circular segments and parabolic segments, exact and decimal.',
  keywords: [
    'circular sector area',
    'circular segment area',
    'parabolic segment area',
    'arc length',
    'gradians',
    'curved parcel boundary',
  ],
  selector: 'Figure',
  help: [
    {
      title: 'Where they occur',
      text: 'A parcel that borders on a road in a curve is a polygon plus or minus a circular segment: the chord is the side of the polygon, the arc is the boundary. A sector is what an instrument sweeps, and the part of a roundabout between two exits. A parabolic segment is the usual replacement for a flat curved boundary that is no circle: a river bank, a hedge.',
    },
    {
      title: 'Angles in gradians',
      text: 'A full turn has 400 gon, so an angle of $A$ gon is $\\theta = A\\pi/200$ in radians. The angle can also be typed in degrees or radians, with its unit: 90°, 1.2 rad.',
    },
  ],
});
