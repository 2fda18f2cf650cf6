import { page } from '../../kit/page.ts';

export default page({
  id: 'trigonometry-circle',
  topic: 'trigonometry',
  title: 'Equation of a circle',
  purpose: 'The equation of a circle from its center and radius, in both usual forms, with the circle drawn.',
  keywords: ['equation of a circle', 'circle calculator', 'center and radius', 'standard form', 'general form'],
  help: [
    {
      title: 'Where the equation comes from',
      text: 'A circle is the set of points at the distance $R$ from its center $O$. By Pythagoras the square of the distance of $(x, y)$ from $(x_O, y_O)$ is $(x - x_O)^2 + (y - y_O)^2$, which therefore equals $R^2$. That is the standard form: center and radius can be read off it.',
    },
    {
      title: 'The expanded form, and back',
      text: 'Multiplied out it is $x^2 + y^2 + Dx + Ey + F = 0$ with $D = -2x_O$, $E = -2y_O$ and $F = x_O^2 + y_O^2 - R^2$. To go back, complete the squares: the center is $(-D/2, -E/2)$, and $R^2 = D^2/4 + E^2/4 - F$. If that is negative there is no such circle; if it is 0 the circle is a single point.',
    },
    {
      title: 'Common mistakes',
      text: 'Signs: a center at $(2, -3)$ gives $(x - 2)^2 + (y + 3)^2$. The right side is the square of the radius: $= 16$ means a radius of 4. The equation needs equal coefficients of $x^2$ and $y^2$; else it is an ellipse or another conic.',
    },
  ],
});
