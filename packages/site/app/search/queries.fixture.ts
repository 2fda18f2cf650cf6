/**
 * What visitors type into a search of calculators, and what they mean by it: names, synonyms, questions, slips of the
 * fingers, values with words around them. Written before the search was; one a line, `query => id`, several ids where any
 * of them is right. Ids are those of the search's documents: `page/name`, `/page`, `list#constant`.
 */
export const queries = `
derivative => calculus-derivative/derivative
derivitive => calculus-derivative/derivative
differentiate => calculus-derivative/derivative
differentiation calculator => calculus-derivative/derivative
derivative of x^2 => calculus-derivative/derivative
d/dx sin(x) => calculus-derivative/derivative
differentiate x^3 ln x => calculus-derivative/derivative
chain rule => calculus-derivative/derivative
product rule => calculus-derivative/derivative
slope of a tangent => calculus-derivative/derivative
integral => calculus-integral/analytical
integrate x sin x => calculus-integral/analytical
intergal => calculus-integral/analytical
antiderivative => calculus-integral/analytical
integral of 1/x => calculus-integral/analytical
antiderivative of ln(x) => calculus-integral/analytical
primitive of a function => calculus-integral/analytical
definite integral => calculus-integral/numerical | calculus-integral/analytical
integrate x^2 from 0 to 1 => calculus-integral/numerical
integral of e^(-x^2) from 0 to 1 => calculus-integral/numerical
area under a curve => calculus-integral/numerical
numerical integration => calculus-integral/numerical
quadrature => calculus-integral/numerical
integration by parts => calculus-integral/analytical
limit => calculus-limit/limit
limit of sin(x)/x as x -> 0 => calculus-limit/limit
lim (1+1/x)^x x->oo => calculus-limit/limit
limit sin(x)/x at 0 => calculus-limit/limit
l'hopital => calculus-limit/limit
lhopital rule => calculus-limit/limit
one sided limit => calculus-limit/limit
sum of k^2 from 1 to n => calculus-sum/sum
sum 1/k^2 from k=1 to oo => calculus-sum/sum
geometric series => calculus-sum/sum
sigma notation => calculus-sum/sum
product of 1-1/k^2 from 2 to oo => calculus-sum/product
product of k from 1 to n => calculus-sum/product
pi notation => calculus-sum/product
infinite product => calculus-sum/product
taylor series of sin x at 0 => calculus-series/series
maclaurin series e^x order 5 => calculus-series/series
laurent series 1/sin(z) at 0 => calculus-series/series
taylor polynomial => calculus-series/series
radius of convergence => calculus-series/series
power series of ln(1+x) => calculus-series/series
matrix => /calculus-matrice
matrix inverse => calculus-matrice/inverse
inverse matrix => calculus-matrice/inverse
determinant => calculus-matrice/determinant
determinent of a matrix => calculus-matrice/determinant
det [[1,2],[3,4]] => calculus-matrice/determinant
trace of matrix => calculus-matrice/trace
transpose => calculus-matrice/transpose
matrix multiplication => calculus-matrice/multiply
multiply matrices => calculus-matrice/multiply
matrix product => calculus-matrice/multiply
add two matrices => calculus-matrice/add
matrix power => calculus-matrice/power
eigenvalues => calculus-matrice/diagonal
diagonalize => calculus-matrice/diagonal
linear system => calculus-system/system
system of equations => calculus-system/system | algebra-polynomial/system
gaussian elimination => calculus-system/system
gauss jordan => calculus-system/system
simultaneous equations => calculus-system/system | algebra-polynomial/system
solve x+y=3, x-y=1 => algebra-polynomial/system
two equations two unknowns => algebra-polynomial/system
expand => algebra-polynomial/expand
expand (x+1)^3 => algebra-polynomial/expand
factor x^2-5x+6 => algebra-polynomial/factorize
factorise => algebra-polynomial/factorize
factor polynomial => algebra-polynomial/factorize
factoring calculator => algebra-polynomial/factorize
simplify => algebra-polynomial/simplify
simplify (x^2-1)/(x-1) => algebra-polynomial/simplify
simplify fraction => algebra-polynomial/simplify
polynomial division => algebra-polynomial/divide
long division of polynomials => algebra-polynomial/divide
multiply polynomials => algebra-polynomial/multiply
quadratic equation => algebra-polynomial/roots
quadratic formula => algebra-polynomial/roots
quadratic solver => algebra-polynomial/roots
solve x^2-5x+6=0 => algebra-polynomial/roots
roots of x^2+x+1 => algebra-polynomial/roots
discriminant => algebra-polynomial/roots
2^100 => algebra-polynomial/simplify
1/3+1/4 => algebra-polynomial/simplify
sqrt(2)+1 => algebra-polynomial/simplify
(3+4)*5 => algebra-polynomial/simplify
what is 17*23 => algebra-polynomial/simplify
inequality => /algebra-inequality | algebra-inequality/less
inequalities => /algebra-inequality | algebra-inequality/less
2x+1 < 5 => algebra-inequality/less
double inequality => algebra-inequality/less-less | algebra-inequality/at-most-less | /algebra-inequality
complex numbers => /algebra-complex
complex number multiplication => algebra-complex/multiply
multiply complex numbers => algebra-complex/multiply
complex conjugate => algebra-complex/conjugate
modulus of a complex number => algebra-complex/magnitude
argument of complex number => algebra-complex/angle
imaginary numbers => /algebra-complex
log of a complex number => algebra-complex/logarithm
square root of complex number => algebra-complex/square-root
divide complex => algebra-complex/divide
fibonacci => algebra-fibonacci/fibonacci
fibonaci numbers => algebra-fibonacci/fibonacci
fibonacci 100 => algebra-fibonacci/fibonacci
20th fibonacci number => algebra-fibonacci/fibonacci
prime => algebra-prime/prime
is 97 prime => algebra-prime/prime
prime factorization => algebra-prime/prime
prime factors of 360 => algebra-prime/prime
factor 360 => algebra-prime/prime
primality test => algebra-prime/prime
slope => algebra-slope/slope | algebra-slope/two-points-slope | /algebra-slope
slope through two points => algebra-slope/two-points-slope
gradient of a line => algebra-slope/slope | algebra-slope/two-points-slope
line through two points => algebra-slope/two-points-equation
equation of a line => algebra-slope/two-points-equation | algebra-slope/slope-intercept-equation | algebra-slope/slope-point-equation
point slope form => algebra-slope/slope-point-equation
y intercept => algebra-slope/y-intercept
x-intercept => algebra-slope/x-intercept
vertex of a parabola => algebra-slope/vertex
parabola opens up or down => algebra-slope/orientation
sin => trigonometry-function/sin
sine => trigonometry-function/sin
cosine of 60 degrees => trigonometry-function/cos
sin 30 => trigonometry-function/sin
sin(30°) => trigonometry-function/sin
tan 45 degrees => trigonometry-function/tan
arctan => trigonometry-function/atan
inverse sine => trigonometry-function/asin
arccos 0.5 => trigonometry-function/acos
acos(0.5) => trigonometry-function/acos
hyperbolic sine => trigonometry-function/sinh
cosh 2 => trigonometry-function/cosh
tangent => trigonometry-function/tan
45 gon in degrees => trigonometry-converter/convert
90 degrees in radians => trigonometry-converter/convert
convert degrees to radians => trigonometry-converter/convert
rad to deg => trigonometry-converter/convert
angle converter => trigonometry-converter/convert
gradians to degrees => trigonometry-converter/convert
200 grad to rad => trigonometry-converter/convert
deg to gon => trigonometry-converter/convert
sin(x) = 0.5 => trigonometry-equation/sin
solve cos x = 1/2 => trigonometry-equation/cos
tan(2x)=1 => trigonometry-equation/tan-multiple
trigonometric equations => /trigonometry-equation
equation of a circle => trigonometry-circle/equation
circle from centre and radius => trigonometry-circle/equation
unit circle => trigonometry-circle/equation | trigonometry-function/sin | trigonometry-function/cos
trig identities => /trigonometry-identity
double angle formula => /trigonometry-identity
sum to product => /trigonometry-identity
mean => statistics-basic/mean
average => statistics-basic/mean
average of 3 5 7 9 => statistics-basic/mean
mean 1, 2, 3, 4 => statistics-basic/mean
arithmetic mean => statistics-basic/mean
geometric mean => statistics-basic/geometric-mean
harmonic mean => statistics-basic/harmonic-mean
median => statistics-basic/median
median of 3, 1, 4, 1, 5 => statistics-basic/median
mode => statistics-basic/mode
variance => statistics-basic/population-variance | statistics-basic/sample-variance
sample variance => statistics-basic/sample-variance
standard deviation => statistics-basic/population-standard-deviation | statistics-basic/sample-standard-deviation
standard devation => statistics-basic/population-standard-deviation | statistics-basic/sample-standard-deviation
std dev of 2 4 4 4 5 5 7 9 => statistics-basic/population-standard-deviation | statistics-basic/sample-standard-deviation
stdev => statistics-basic/population-standard-deviation | statistics-basic/sample-standard-deviation
sigma population => statistics-basic/population-standard-deviation
percentile => statistics-basic/percentile
quartile => statistics-basic/percentile
90th percentile => statistics-basic/percentile
z score => statistics-basic/z-score-mean-deviation | statistics-basic/z-score-population | statistics-basic/z-score-sample
zscore => statistics-basic/z-score-mean-deviation | statistics-basic/z-score-population | statistics-basic/z-score-sample
standard score => statistics-basic/z-score-mean-deviation | statistics-basic/z-score-population | statistics-basic/z-score-sample
normal distribution => statistics-continuous/normal
gaussian => statistics-continuous/normal
bell curve => statistics-continuous/normal
normal 0 1 1.96 => statistics-continuous/normal
normal cdf => statistics-continuous/normal
t distribution => statistics-continuous/student-t
student t => statistics-continuous/student-t
t-test p-value => statistics-continuous/student-t
chi square => statistics-continuous/chi-squared
chi-squared distribution => statistics-continuous/chi-squared
f distribution => statistics-continuous/fisher-snedecor
fisher snedecor => statistics-continuous/fisher-snedecor
exponential distribution => statistics-continuous/exponential
weibull => statistics-continuous/weibull
wiebull distribution => statistics-continuous/weibull
lognormal => statistics-continuous/log-normal
log normal distribution => statistics-continuous/log-normal
beta distribution => statistics-continuous/beta
gamma distribution => statistics-continuous/gamma
cauchy => statistics-continuous/cauchy
lorentz distribution => statistics-continuous/cauchy
pareto => statistics-continuous/pareto
80/20 rule => statistics-continuous/pareto
rayleigh => statistics-continuous/rayleigh
laplace distribution => statistics-continuous/laplace
double exponential => statistics-continuous/laplace
uniform distribution => statistics-continuous/continuous-uniform | statistics-discrete/discrete-uniform
triangular distribution => statistics-continuous/triangular
binomial distribution => statistics-discrete/binomial
binomial 10 0.5 3 => statistics-discrete/binomial
poisson => statistics-discrete/poisson
poison distribution => statistics-discrete/poisson
coin toss => statistics-discrete/bernoulli | statistics-discrete/binomial
bernoulli trial => statistics-discrete/bernoulli
hypergeometric => statistics-discrete/hypergeometric
geometric distribution => statistics-discrete/geometric
negative binomial => statistics-discrete/negative-binomial
pascal distribution => statistics-discrete/negative-binomial
zipf's law => statistics-discrete/zipf
dice => statistics-discrete/discrete-uniform
circle area => surface-area/circle
area of a circle => surface-area/circle
circumference => surface-area/circle
area of circle with radius 5 => surface-area/circle
circle radius 3 => surface-area/circle
area of a rectangle => surface-area/rectangle
rectangle 3 4 => surface-area/rectangle
triangle area => surface-area/triangle
surface area of a sphere => surface-area/sphere
sphere volume => surface-volume/sphere
volume of a ball => surface-volume/sphere
volume of a cylinder => surface-volume/cylinder
cylindre => surface-volume/cylinder | surface-area/cylinder
cone volume => surface-volume/cone
pyramid => surface-volume/pyramid
box volume => surface-volume/box
volume of a cuboid => surface-volume/box
ellipsoid => surface-volume/ellipsoid
hexagon area => surface-area/polygon
regular polygon => surface-area/polygon
pentagon => surface-area/pentagon
ring area => surface-area/annulus
annulus => surface-area/annulus
bearing => topography-bearing/gisement
gisement => topography-bearing/gisement
distance between two points => topography-bearing/gisement
azimuth => topography-bearing/gisement
rectangular to polar => topography-bearing/gisement
circular sector => topography-circular/circlesector
pie slice area => topography-circular/circlesector
segment of a circle => topography-circular/circlesegment
rotate coordinates => topography-coordinate/rotate
coordinate transformation => topography-coordinate/transrotate | topography-coordinate/rotranslate | /topography-coordinate
translation of axes => topography-coordinate/translate
intersection of two lines => topography-intersection/lines
intersection of two circles => topography-intersection/circles
tangent to a circle from a point => topography-intersection/linecircle
resection => topography-three/barycentre | topography-three/delambre | /topography-three
three point problem => topography-three/barycentre | topography-three/delambre | /topography-three
solve triangle three sides => topography-triangle/troiscotes
law of cosines => topography-triangle/anglecotes | topography-triangle/troiscotes
law of sines => topography-triangle/deuxanglescote
heron's formula => topography-triangle/troiscotes
quadrilateral area => topography-area/quadrilatere
loan payment => finance-banking/loan-payment
mortgage payment => finance-banking/loan-payment | finance-banking/amortization-schedule | finance-banking/mortgage-with-extra-payments
monthly payment of a loan => finance-banking/loan-payment
mortgage calculator => finance-banking/loan-payment | finance-banking/amortization-schedule | finance-banking/mortgage-with-extra-payments
amortization table => finance-banking/amortization-schedule
amortisation schedule => finance-banking/amortization-schedule
extra payments => finance-banking/mortgage-with-extra-payments
compound interest => finance-banking/compound-interest
compund interest => finance-banking/compound-interest
compound interest 1000 5 10 => finance-banking/compound-interest
simple interest => finance-banking/simple-interest
APY => finance-banking/annual-percentage-yield
credit card => finance-banking/credit-card-payoff
pay off credit card => finance-banking/credit-card-payoff
LTV => finance-banking/loan-to-value
DTI ratio => finance-banking/debt-to-income
balloon loan => finance-banking/balloon-payment | finance-banking/balloon-balance
future value => finance-general/future-value
present value => finance-general/present-value
PV of annuity => finance-general/present-value-of-annuity
annuity payment => finance-general/annuity-payment-from-present-value | finance-general/annuity-payment-from-future-value
perpetuity => finance-general/present-value-of-perpetuity
rule of 72 => finance-general/rule-of-72
doubling time => finance-general/doubling-time
CAGR => finance-general/compound-annual-growth-rate
savings goal => finance-general/savings-goal
how long to double my money => finance-general/doubling-time | finance-general/rule-of-72
weighted average => finance-general/weighted-average
NPV => finance-corporate/net-present-value
net present value => finance-corporate/net-present-value
IRR => finance-corporate/internal-rate-of-return
xirr => finance-corporate/internal-rate-of-return-with-dates
MIRR => finance-corporate/modified-internal-rate-of-return
WACC => finance-corporate/weighted-average-cost-of-capital
break even => finance-corporate/break-even-point
payback => finance-corporate/payback-period | finance-corporate/discounted-payback-period
working capital => finance-corporate/net-working-capital
quick ratio => finance-liquidity/quick-ratio | finance-corporate/quick-ratio
acid test => finance-liquidity/quick-ratio | finance-corporate/quick-ratio
current ratio => finance-liquidity/current-ratio | finance-corporate/current-ratio
debt to equity => finance-debt/debt-to-equity | finance-corporate/debt-to-equity-ratio
ROI => finance-profitability/return-on-investment | finance-corporate/return-on-investment
return on equity => finance-profitability/return-on-equity | finance-corporate/return-on-equity
ROA => finance-profitability/return-on-assets | finance-corporate/return-on-assets
gross margin => finance-profitability/gross-profit-margin
profit margin => finance-profitability/profit-margin | finance-corporate/net-profit-margin
ebitda => finance-profitability/ebitda
EPS => finance-markets/earnings-per-share | finance-stocks/earnings-per-share | finance-stocks/diluted-earnings-per-share
PE ratio => finance-stocks/price-to-earnings
price earnings => finance-stocks/price-to-earnings
dividend yield => finance-markets/dividend-yield | finance-stocks/dividend-yield
PEG => finance-markets/peg-ratio
inflation => finance-markets/rate-of-inflation | finance-markets/real-rate-of-return
CAPM => finance-stocks/capital-asset-pricing-model
gordon growth model => finance-stocks/stock-present-value-with-constant-growth
bond price => finance-stocks/bond-price
YTM => finance-stocks/yield-to-maturity-exact | finance-stocks/approximate-yield-to-maturity
duration of a bond => finance-stocks/bond-duration-and-convexity
black scholes => finance-stocks/black-scholes-option-price-and-greeks
option pricing => finance-stocks/black-scholes-option-price-and-greeks
sharpe => finance-stocks/sharpe-ratio
depreciation => /finance-depreciation | finance-depreciation/straight-line
straight line depreciation => finance-depreciation/straight-line
declining balance => finance-depreciation/declining-balance | finance-depreciation/double-declining-balance
inventory turnover => finance-activity/inventory-turnover | finance-corporate/inventory-turnover-ratio
DSO => finance-activity/receivables-conversion-period | finance-activity/average-collection-period | finance-corporate/average-collection-period | finance-general/average-collection-period
cash conversion cycle => finance-activity/cash-conversion-cycle
factorial => functions/factorial
10! => functions/factorial
factorial 20 => functions/factorial
gamma function => functions/gamma
beta function => functions/beta
erf => functions/error
error function => functions/error
n choose k => functions/binomial
5 choose 2 => functions/binomial
combinations => functions/binomial
binomial coefficient => functions/binomial
gcd 12 18 => functions/gcd
greatest common factor => functions/gcd
hcf => functions/gcd
lcm of 4 and 6 => functions/lcm
least common multiple => functions/lcm
stirling numbers => functions/stirling
planck constant => physics#planck-constant
plank constant => physics#planck-constant
speed of light => physics#speed-of-light-in-vacuum
electron mass => physics#electron-mass
avogadro => physics#avogadro-constant
avagadro number => physics#avogadro-constant
boltzmann => physics#boltzmann-constant
gravitational constant => physics#newtonian-constant-of-gravitation
big G => physics#newtonian-constant-of-gravitation
elementary charge => physics#elementary-charge
fine structure constant => physics#fine-structure-constant
golden ratio => math#golden-ratio
pi => math#pi
euler mascheroni => math#euler-mascheroni
euler's number => math#e
feigenbaum => math#feigenbaum-delta | math#feigenbaum-alpha
jupiter => solar#jupiter
mass of the earth => solar#earth | solar#earth-mass
moon => solar#moon
mars radius => solar#mars
contact => /contact
privacy => /policy
api => /api
cookies => /cookies
how to check a derivative => article
tail probabilities => article
statistics => /statistics
finance calculators => /finance
surveying => /topography
`;

/** Written after the search was tuned to those above, and never used for it. */
export const laterQueries = `
second derivative => calculus-derivative/derivative
diferentiate cos(3x) => calculus-derivative/derivative
integral of sqrt(x) from 1 to 4 => calculus-integral/numerical
indefinite integral of tan x => calculus-integral/analytical
limit of x^2 as x approaches 3 => calculus-limit/limit
inverse of a 3x3 matrix => calculus-matrice/inverse
cramer's rule => calculus-system/system
expand (a+b)^5 => algebra-polynomial/expand
3x^2+2x-1=0 => algebra-polynomial/roots
7/8 + 5/6 => algebra-polynomial/simplify
is 561 a prime number => algebra-prime/prime
quick percentile calculator => statistics-basic/percentile
geometric average => statistics-basic/geometric-mean
middle number => statistics-basic/median
t table => statistics-continuous/student-t
z table => statistics-continuous/normal
poisson 3 2 => statistics-discrete/poisson
lottery odds => statistics-discrete/hypergeometric
square area => surface-area/rectangle
volume of sphere radius 2 => surface-volume/sphere
cylinder surface => surface-area/cylinder
octagon => surface-area/polygon
arc length => topography-circular/circlesector
60 deg to rad => trigonometry-converter/convert
sine rule => topography-triangle/deuxanglescote
pythagorean identity => /trigonometry-identity
cos 2pi/3 => trigonometry-function/cos
arctan 1 => trigonometry-function/atan
EMI => finance-banking/loan-payment
effective annual rate => finance-banking/annual-percentage-yield
discounted cash flow => finance-corporate/net-present-value
price to book => finance-stocks/price-to-book-value
gearing => finance-debt/debt-to-equity
days sales outstanding => finance-activity/receivables-conversion-period | finance-activity/average-collection-period
return on assets => finance-profitability/return-on-assets | finance-corporate/return-on-assets
retirement savings => finance-general/savings-goal | finance-general/savings-growth-with-monthly-contributions
permutations => functions/factorial
lcm 12 15 => functions/lcm
pascal triangle => functions/binomial
proton mass => physics#proton-mass
rydberg => physics#rydberg-constant
catalan's constant => math#catalan
sqrt 2 => math#sqrt2 | algebra-polynomial/simplify
saturn => solar#saturn
light year => solar#light-year
terms => /terms
about => /about
`;

/**
 * Questions as people put them, `query => id` for the first result, `query => id = value` where it is calculated with that in
 * its answer, and `query =>` where nothing here answers it: nothing is calculated, and no constant comes first.
 */
export const questions = `
if i save $200 a month at 7% for 30 years => finance-general/savings-growth-with-monthly-contributions = 243994.199155187
save $500 monthly for 10 years at 5%, how much will i have => finance-general/savings-growth-with-monthly-contributions = 77641.139722834
how much to save monthly to have 50000 in 10 years at 4% => finance-general/savings-goal = 339.559024157741
simple interest 1000 5% 3 years => finance-banking/simple-interest = 150
pay off 5000 credit card 19.9% 150 a month => finance-banking/credit-card-payoff = 49
how long to pay off 5000 at 20% paying 150 a month => finance-banking/credit-card-payoff = 50
probability that z is greater than 1.96 => statistics-continuous/normal = 0.02499789
P(Z < -1) => statistics-continuous/normal = 0.1586552
z is below 2 => statistics-continuous/normal = 0.9772498
chance of 4 heads in 10 coin tosses => statistics-discrete/binomial = 0.205078125
probability of getting exactly 2 tails in 3 flips => statistics-discrete/binomial = 0.375
7 successes in 10 trials with probability 0.6 => statistics-discrete/binomial = 0.214990848
customers arrive at a rate of 4 per hour, probability of 2 in an hour => statistics-discrete/poisson = 0.1465251
normal distribution mean 100 standard deviation 15 x 130 => statistics-continuous/normal = 0.9772498
exponential distribution rate 2 x < 1 => statistics-continuous/exponential = 0.8646647
area of a circle with diameter 4 => surface-area/circle = 12.566370
circle diameter 5 cm => surface-area/circle = 0.00196349
circumference of a circle with radius 3 => surface-area/circle = 18.849555
volume of a cone with radius 3 and height 7 => surface-volume/cone = 65.973445
cylinder volume radius 4 cm height 10 cm => surface-volume/cylinder = 0.000502654
partial derivative of x^3 y^2 with respect to y => calculus-derivative/partial = 2*x^3*y
derivative of t^2 with respect to t => calculus-derivative/partial = 2*t
second derivative of x^4 => calculus-derivative/partial = 12*x^2
second derivative of sin(2t) => calculus-derivative/partial = -4*sin(2*t)
gradient of x*y*z => calculus-derivative/gradient = y*z, x*z, x*y
hessian of x^2+y^3 => calculus-derivative/gradient = [[2, 0], [0, 6*y]]
where does y=3x-9 cross the x-axis => algebra-slope/x-intercept = 3
y intercept of y=2x+5 => algebra-slope/y-intercept = 5
difference of squares x^2-49 factored => algebra-polynomial/factorize = (x - 7)*(x + 7)
square root of 2 => algebra-polynomial/simplify = 1.41421356
mass of the moon => solar#moon
mass of earth => solar#earth-mass
how heavy is the sun => solar#sun
how fast is light => physics#speed-of-light-in-vacuum
radius of jupiter => solar#jupiter
gravity on mars => solar#mars
how heavy is an electron => physics#electron-mass
days in a year => solar#julian-year
pythagorean theorem => topography-triangle/anglecotes
sohcahtoa => /trigonometry-function
find the determinant of a matrix => calculus-matrice/determinant
can i call it from python => /api
monthly payment on a $200,000 mortgage at 6% for 30 years => finance-banking/amortization-schedule = 1199.1010503
30 year mortgage of $250,000 at 6.5% => finance-banking/amortization-schedule = 1580.17005873
loan of 12000 over 5 years at 7% => finance-banking/amortization-schedule = 237.6143
simple interest on 1000 at 5% for 3 years => finance-banking/simple-interest = 150
compound interest on $1000 at 5% for 10 years => finance-banking/compound-interest = 628.894626
future value of $1000 at 5% in 10 years => finance-general/future-value = 1628.894626
present value of $5000 in 10 years at 4% => finance-general/present-value = 3377.820844
cagr from 1000 to 2000 over 5 years => finance-general/compound-annual-growth-rate = 14.8698
rule of 72 at 8% => finance-general/rule-of-72 = 9
perpetuity of $250 at 4% => finance-general/present-value-of-perpetuity = 6250
npv at 8% -500 200 200 200 => finance-corporate/net-present-value = 15.4193
irr of -100, 60, 60 => finance-corporate/internal-rate-of-return = 13.06623
real return with 8% nominal and 2% inflation => finance-markets/real-rate-of-return = 5.88235
real return nominal 7% inflation 3% => finance-markets/real-rate-of-return = 3.8834951
capm risk free 2% beta 1.2 market return 8% => finance-stocks/capital-asset-pricing-model = 9.2
sharpe ratio return 12% risk free 3% standard deviation 15% => finance-stocks/sharpe-ratio = 0.6
break even fixed costs 1000 price 50 variable cost 30 => finance-corporate/break-even-point = 50
debt to equity total liabilities 100 total equity 50 => finance-corporate/debt-to-equity-ratio = 2
current ratio with current assets of 500000 and current liabilities of 250000 => finance-liquidity/current-ratio = 2
pe ratio of $60 share with eps 4 => finance-stocks/price-to-earnings = 15
dividend yield of $3 dividend on a $60 stock => finance-stocks/dividend-yield = 5
normal distribution between -1 and 1 => statistics-continuous/normal
speed of sound =>
gdp of france =>
weight of a car =>
train times to london =>
slope between (1,2) and (3,8) => algebra-slope/two-points-slope = 3
distance between (1,2) and (4,6) => topography-bearing/gisement = 5 m
log base 2 of 8 => algebra-polynomial/simplify = 3
ln of e^3 => algebra-polynomial/simplify = 3
75 mph in km/h => algebra-polynomial/simplify = 120.7008
tip 18% on 60 => algebra-polynomial/simplify = 10.8
divide x^3-1 by x-1 => algebra-polynomial/divide = x^2 + x + 1
when does money double at 5% => finance-general/doubling-time = 14.2066
ln of 2 - 3 =>
tip 18% on 60 people =>
distance between 2 and 5 => topography-bearing/gisement
what percent of 80 is 12 => algebra-polynomial/simplify = 15
what percent is 12 of 80 => algebra-polynomial/simplify = 15
80 is 20% of what => algebra-polynomial/simplify = 400
increase 50 by 10% => algebra-polynomial/simplify = 55
reduce 200 by 15% => algebra-polynomial/simplify = 170
45 out of 60 as a percentage => algebra-polynomial/simplify = 75
normal distribution mean 100 sd 15 x 120 => statistics-continuous/normal = 0.0109340049783996
normal distribution with 3 sd 15 120 =>
f(x)=x^2 f'(3) => calculus-derivative/tangent = 6
P(X<1.96) =>
P(-1 < X < 1) =>
P(-1<z<1) => statistics-continuous/normal = 0.682689
P(Z ≥ 2) => statistics-continuous/normal = 0.02275
P(-1<X<1) standard normal => statistics-continuous/normal = 0.682689
P(X<1.5) normal mean 2 sd 3 => statistics-continuous/normal = 0.433816
normal mean 100 sd 15 P(85 < X < 115) => statistics-continuous/normal = 0.682689
P(2<=X<=5) binomial n=10 p=0.3 => statistics-discrete/binomial = 0.80
P(X >= 3) poisson rate 2 => statistics-discrete/poisson = 0.3233
P(1 to 3) exponential rate 0.5 => statistics-continuous/exponential = 0.3834
when does 1000 at 5% double => finance-general/doubling-time = 14.20669908
slope of line through (1,2) and (3,8) => algebra-slope/two-points-slope = 3
z score of 75 mean 70 sd 5 => statistics-basic/z-score-mean-deviation = 1
mortgage 250000 4.5% 30 years => finance-banking/amortization-schedule = 1266.71327
compound interest 1000 5% 10 years => finance-banking/compound-interest = 628.894626777441
apy of 5% monthly => finance-banking/annual-percentage-yield = 5.11618978
straight line depreciation 10000 1000 5 years => finance-depreciation/straight-line = 1800
eigenvalues of [[2,1],[0,3]] => calculus-matrice/diagonal = 3
inverse matrix 1 2; 3 4 => calculus-matrice/inverse = [[-2, 1], [3/2, -1/2]]
roots of unity 5 =>
5P2 => algebra-polynomial/simplify = 20
permutations of 5 things taken 2 => algebra-polynomial/simplify = 20
∫_0^1 x^2 dx => calculus-integral/numerical = 0.333333
law of cosines 3 4 60 =>
pi/3 in degrees => trigonometry-converter/convert = 60
π/6 to degrees => trigonometry-converter/convert = 30
60 in radians => trigonometry-converter/convert = pi/3
d^2/dx^2 x^4 => calculus-derivative/partial = 12*x^2
derivative of y = x^2 + 1 => calculus-derivative/derivative = 2*x
compound interest 1000 5% 10 years monthly => finance-banking/compound-interest = 647.0094976
compound interest 5000 at 4% for 10 years compounded monthly => finance-banking/compound-interest = 2454.16
compound interest 1000 at 5% for 3 years compounded quarterly => finance-banking/compound-interest = 160.7545
integral from 0 to 1 of x^2 => calculus-integral/numerical = 0.333333
limit as x approaches 0 of sin(x)/x => calculus-limit/limit = 1
lim n->oo (1+1/n)^n => calculus-limit/limit = e
limit of sin x over x as x approaches 0 => calculus-limit/limit = 1
limit of x/n as n approaches oo =>
d/dt t^2 => calculus-derivative/derivative = 2*t
derivative of x squared plus 3x => calculus-derivative/derivative = 2*x + 3
two times a number plus 3 is 7 => algebra-polynomial/roots = 2
5 less than twice a number is 11 => algebra-polynomial/roots = 8
twice the sum of a number and 3 is 14 => algebra-polynomial/roots = 4
x squared minus 5x plus 6 equals 0 => algebra-polynomial/roots = 3
2x+1 is less than 5 => algebra-inequality/less = (-oo, 2)
square root of x plus 1 =>
half of 50 => algebra-polynomial/simplify = 25
solve for x: 2x+3=7 => algebra-polynomial/roots = 2
solve x, x^2 = 4 => algebra-polynomial/roots = -2
solve for y: 2x+3=7 =>
probability z < 1.96 => statistics-continuous/normal = P(X < 1.96) = 0.975002
probability that z is at least 2 => statistics-continuous/normal = P(X ≥ 2) = 0.02275
z between -1 and 1 => statistics-continuous/normal = 0.682689
probability x < 3 =>
normal mean 100 sd 15 x less than 120 => statistics-continuous/normal = P(X < 120) = 0.908788
poisson rate 2 x at least 3 => statistics-discrete/poisson = 0.323323
z < 1.96 => algebra-inequality/less = z < 49/25
gcd of 12, 18 and 24 => functions/gcd = 6
lcm of 4, 6 and 10 => functions/lcm = 60
3+4i in polar form => algebra-complex/angle = 5*e^(i*atan(4/3))
convert 1+i to polar => algebra-complex/angle = sqrt(2)*e^(i*pi/4)
area of polygon (0,0) (4,0) (4,3) => topography-area/coordinates = 6 m²
area of the triangle with vertices A(0,0), B(4,0), C(4,3) => topography-area/coordinates = 6 m²
slope of 5% => trigonometry-function/atan = 2.862405
slope 1:12 => trigonometry-function/atan = 4.763641
1:12 slope in degrees => trigonometry-function/atan = 4.763641
tan pi/4 => algebra-polynomial/simplify = 1
derivative of x^2 at x=3 => calculus-derivative/tangent = 6
derivative of sin x at pi/4 => calculus-derivative/tangent = sqrt(2)/2
d/dt t^3 at t = 2 => calculus-derivative/tangent = 12
critical points of x^3-3x => calculus-derivative/stationary = -1
turning points of y=x^3-3x => calculus-derivative/stationary = maximum
maximum of 4x - x^2 => calculus-derivative/stationary = 4
slope of y=x^2 at 3 => calculus-derivative/tangent = 6
tangent line to x^3 at x=2 => calculus-derivative/tangent = 12*x - 16
normal to the curve y=x^2 at 1 => calculus-derivative/tangent = 3/2 - x/2
cos 2pi/3 => algebra-polynomial/simplify = -1/2
90th percentile of 1 2 3 4 5 6 7 8 9 10 => statistics-basic/percentile = 9.1
upper quartile 1 2 3 4 => statistics-basic/percentile = 3.25
1,250.50 + 749.50 => algebra-polynomial/simplify = 2000
1,234,567 * 2 => algebra-polynomial/simplify = 2469134
12,5 * 4 => algebra-polynomial/simplify = 50
(1,2) + (3,4) =>
max(3, 7) + 1 => algebra-polynomial/factorize = 8
-7 mod 3 => algebra-polynomial/simplify = 2
-5! => algebra-polynomial/simplify = -120
5th root of 32 => algebra-polynomial/simplify = 2
e^(i pi) => algebra-polynomial/simplify = -1
area of square 4 => algebra-polynomial/simplify = 16
volume of cube 3 => algebra-polynomial/simplify = 27
sphere of diameter 10 => surface-volume/sphere = 500*pi/3
volume of sphere radius 3 m => surface-volume/sphere = 36*pi
surface area of sphere diameter 4 => surface-area/sphere = 16*pi
circumference of circle r=7 => surface-area/circle = 14*pi
circle with area 50 => surface-area/circle
sphere with volume 100 => surface-volume/sphere
half-life 5 => statistics-continuous/exponential
markup 50 75 =>
acos(0.5) degrees => trigonometry-function/acos = 60
sinh 1 => trigonometry-function/sinh = 1.17520119
tanh(0.5) => trigonometry-function/tanh = 0.46211715
2sin(x)+1=0 => trigonometry-equation/general = 7*pi/6
x^3-1 divided by x-1 => algebra-polynomial/divide = x^2 + x + 1
100 divided by 8 => algebra-polynomial/simplify = 12.5
solve x^3-6x^2+11x-6 => algebra-polynomial/roots = 3
line through (1,2) with slope 3 => algebra-slope/slope-point-equation = 3*x - 1
distance (1,2) (4,6) => topography-bearing/gisement = 5 m
binomial 10 0.3 4 => statistics-discrete/binomial = 0.200120949
t distribution 10 df 2.228 => statistics-continuous/student-t
t = 2.228 with 10 df => statistics-continuous/student-t = 0.974994
chi square 3.84 with 1 df => statistics-continuous/chi-squared = 0.0500435
normal cdf 1.96 => statistics-continuous/normal = 0.975002
sum 1 to 100 => calculus-sum/sum = 5050
sum of numbers from 1 to 50 => calculus-sum/sum = 1275
monthly payment on 20000 car loan 5% 60 months => finance-banking/amortization-schedule = 377.42
break even fixed 10000 price 25 cost 15 => finance-corporate/break-even-point = 1000
45/60 simplify => algebra-polynomial/simplify = 3/4
triangle 5 6 7 => topography-triangle/troiscotes = 49.350342
1,250 + 750 => algebra-polynomial/simplify = 2000
1,000*2 => algebra-polynomial/simplify = 2000
1,500 / 12 => algebra-polynomial/simplify = 125
15% of 1,250 => algebra-polynomial/simplify = 375/2
20% off 1,299 => algebra-polynomial/simplify = 5196/5
1,250 plus 19% vat => algebra-polynomial/simplify = 2975/2
5 foot 11 in cm => algebra-polynomial/simplify = 9017/50
6'2 in cm => algebra-polynomial/simplify = 4699/25
180 pounds in kilos => algebra-polynomial/simplify = 408233133/5000000
1 gb in mb => algebra-polynomial/simplify = 1000
500mb to gb => algebra-polynomial/simplify = 1/2
5 kw in hp => algebra-polynomial/simplify = 250000000000000000/37284993579113511
light year in miles => algebra-polynomial/simplify = 8212439646337500/1397
1,609 km in miles => algebra-polynomial/simplify = 25140625/25146
how many minutes in a year => algebra-polynomial/simplify = 525600
100000 hours in years => algebra-polynomial/simplify = 2500/219
sqroot 50 => algebra-polynomial/simplify = 5*sqrt(2)
permutation 10 3 => algebra-polynomial/simplify = 720
10 nPr 2 => algebra-polynomial/simplify = 90
2x+3y=8 x-y=-1 => algebra-polynomial/system = 1
x+y=5 and x-y=1 => algebra-polynomial/system = 3
5x-2=13 solve for x => algebra-polynomial/roots = 3
solve quadratic 2x^2 - 4x - 6 = 0 => algebra-polynomial/roots = -1
solve system 3x+2y=12, x-y=-1 => algebra-polynomial/system = 2
quadratic x^2+2x-8 => algebra-polynomial/roots = -4
(x+1)^2 expand => algebra-polynomial/expand = x^2
3/8 as a percent => algebra-polynomial/simplify = 75/2
0.45 as percent => algebra-polynomial/simplify = 45
30 out of 45 as percentage => algebra-polynomial/simplify = 200/3
percent of 5 out of 8 => algebra-polynomial/simplify = 125/2
price after 25% off 80 => algebra-polynomial/simplify = 60
a third of 90 => algebra-polynomial/simplify = 30
three quarters of 80 => algebra-polynomial/simplify = 60
sum of 1 to 100 => calculus-sum/sum = 5050
sum of first 100 numbers => calculus-sum/sum = 5050
sum 1/n^2 n=1 to infinity => calculus-sum/sum = pi^2/6
add numbers 1 to 50 => calculus-sum/sum = 1275
1+2+3+...+100 => algebra-polynomial/simplify = 5050
1+3+5+…+99 => algebra-polynomial/simplify = 2500
45°30'15" in decimal => trigonometry-converter/convert = 10921/240
avg 85 90 78 => statistics-basic/mean = 253/3
population sd 2 4 6 => statistics-basic/population-standard-deviation = 2*sqrt(6)/3
p(x<1.96) normal => statistics-continuous/normal = 0.975002
z score x 75 mean 70 sd 10 => statistics-basic/z-score-mean-deviation = 1/2
slope (1,2) (3,8) => algebra-slope/two-points-slope = 3
triangle with sides 3, 4, 5 area => topography-triangle/troiscotes = 40.966552
vol of cylinder r=3 h=10 => surface-volume/cylinder = 90*pi
circumference diameter 10 => surface-area/circle = 25*pi
radius of circle with area 50 => algebra-polynomial/simplify = 5*sqrt(2)/sqrt(pi)
diagonal of a square side 5 => algebra-polynomial/simplify = 5*sqrt(2)
area of trapezoid bases 3 and 5 height 4 => algebra-polynomial/simplify = 16
area of ellipse with semi-axes 3 and 2 => algebra-polynomial/simplify = 6*pi
∛27 => algebra-polynomial/simplify = 3
log 1000 base 10 => algebra-polynomial/simplify = 3
cos-1(0.5) => trigonometry-function/acos = pi/3
sin-1 0.5 => trigonometry-function/asin = pi/6
fib(30) => algebra-fibonacci/fibonacci = 832040
polynomial division x^3-1 by x-1 => algebra-polynomial/divide = x^2
derivative 3x^2+2x => calculus-derivative/derivative = 6*x
deriv of e^x => calculus-derivative/derivative = e^x
dy/dx of y=x^3 => calculus-derivative/derivative = 3*x^2
integral of x^2 between 1 and 3 => calculus-integral/numerical = 8.666666
∫0^1 x^2 dx => calculus-integral/numerical = 0.333333
maclaurin sin x => calculus-series/series = x - x^3/6
car loan 25000 4.5% 60 months => finance-banking/amortization-schedule = 466.075481
$15000 car loan 5 years 7% => finance-banking/amortization-schedule = 297.017978
mortgage payment 350000 6.75% 30 yr => finance-banking/amortization-schedule = 2270.093337
how much is the payment on a 200,000 mortgage at 4% for 30 years => finance-banking/amortization-schedule = 954.830590
1000 at 5% compound for 10 years => finance-banking/compound-interest = 628.894626
npv at 8% of -1000, 400, 400, 400 => finance-corporate/net-present-value = 30.838794
straight line depreciation cost 50000 salvage 5000 life 10 => finance-depreciation/straight-line = 4500
car loan 25000 4.5% 60 months 2000 down => finance-banking/amortization-schedule
area ellipse 3 2 => topography-area/coordinates
speed of light in mph => physics#speed-of-light-in-vacuum
planck constant in ev s => physics#planck-constant
electron mass in mev => physics#electron-mass-energy-equivalent-in-mev
speed of light in miles per second => physics#speed-of-light-in-vacuum
elementary charge in coulombs => physics#elementary-charge
2/3 of 90 => algebra-polynomial/simplify = 60
how many feet is 3 meters => algebra-polynomial/simplify = 1250/127
return on investment gain 1100 cost 1000 => finance-profitability/return-on-investment = 10 %
normal distribution P(X<1.96) => statistics-continuous/normal = 0.975002
t distribution df 10 t 2.228 => statistics-continuous/student-t = 0.974994
chi square 3.84 df 1 => statistics-continuous/chi-squared = 0.949956
binomial probability of 3 heads in 10 tosses => statistics-discrete/binomial = 0.1171875
bearing from 0,0 to 100,100 => topography-bearing/gisement = 50 gon
complex conjugate of 3+4i => algebra-complex/conjugate = 3 - 4i
polar to rectangular => /algebra-complex
polar to cartesian => /algebra-complex
cartesian to polar => topography-bearing/gisement
gon to degrees 50 => trigonometry-converter/convert = 45
degrees to gradians: 45 => trigonometry-converter/convert = 50
radians to degrees pi/6 => trigonometry-converter/convert = 30
convert 12°30' to gradians => trigonometry-converter/convert = 125/9
12.5125 to dms => trigonometry-converter/convert = 12°30'45"
dms to decimal => trigonometry-converter/convert
p value z 1.96 => statistics-continuous/normal = 0.975002
p-value for z = 1.96 => statistics-continuous/normal = 0.975002
z score 1.96 => statistics-continuous/normal = 0.975002
azimuth from (0,0) to (100,100) => topography-bearing/gisement = 50 gon
distance between (1,2) and (4,6) => topography-bearing/gisement = 5 m
inequality x^2-4 > 0 => algebra-inequality/less = (-oo, -2)
linear inequality: 2x+1 < 5 => algebra-inequality/less = (-oo, 2)
conjugate 2-5i => algebra-complex/conjugate = 2 + 5i
complex modulus 3+4i => algebra-complex/magnitude = 5
arc length radius 5 angle 60 => topography-circular/circlesector
arc length radius 5 angle 60 degrees => topography-circular/circlesector = 5*pi/3
arc length radius 5 angle 60° => topography-circular/circlesector = 5*pi/3
sector radius 5 angle 60 gon => topography-circular/circlesector = 3*pi/2
area circle radius 3 => surface-area/circle = 9*pi
std dev 1 2 3 4 => statistics-basic/sample-standard-deviation = 1.290994
z 1.96 => statistics-continuous/normal = P(X ≤ 1.96) = 0.975002
z = 1.96 => statistics-continuous/normal = P(X ≤ 1.96) = 0.975002
z 2 => statistics-continuous/normal = P(X ≤ 2) = 0.977249
t 2.228 df 10 => statistics-continuous/student-t = 0.974994
chi square 3.84 1 => statistics-continuous/chi-squared
square 5 area => algebra-polynomial/simplify = 25
square area 5 => algebra-polynomial/simplify = 25
rectangle 3 x 4 area => surface-area/rectangle = 12
rectangle 3x4 => surface-area/rectangle = 12
area of a room 3m x 4m => surface-area/rectangle = 12
area of circle 10 cm => surface-area/circle = pi/100
cylinder 4 10 volume => surface-volume/cylinder = 160*pi
volume of box 2x3x4 => surface-volume/box = 24
triangle 3 4 5 area => topography-triangle/troiscotes = 40.966552
circle 5 area => surface-area/circle = 25*pi
future value 1000 5% 10 years => finance-general/future-value = 1628.894626
future value 10 years 5% 1000 => finance-general/future-value = 1628.894626
fv 1000 at 5% 10 years => finance-general/future-value = 1628.894626
future value of $1000 at 5% interest for 10 years => finance-general/future-value = 1628.894626
present value 1000 5% 10 years => finance-general/present-value = 613.913253
present value of annuity 100 5% 20 years => finance-general/present-value-of-annuity = 1246.221034
cagr 1000 2000 5 years => finance-general/compound-annual-growth-rate = 14.869835
interest on 5000 at 4% for 2 years => finance-banking/compound-interest
compound interest 1000 5% 10 yrs monthly => finance-banking/compound-interest
monthly payment 20000 6% 60 months => finance-banking/loan-payment
mortgage 200k 4% 30y => finance-banking/amortization-schedule = 954.830590
net present value 10%: flows -1000, 500, 600 => finance-corporate/net-present-value = -49.586776
perpetuity 100 5% => finance-general/present-value-of-perpetuity = 2000
inflation 100 105 => finance-markets/rate-of-inflation = 5 %
sum of digits depreciation => /finance-depreciation
quadratic formula 1 -3 2 => algebra-polynomial/roots = 2
quadratic formula a=1 b=-3 c=2 => algebra-polynomial/roots = 1
inverse tan 1 => trigonometry-function/atan = pi/4
arc sin 0.5 => trigonometry-function/asin = pi/6
integral x^2 0 to 1 => calculus-integral/numerical = 0.333333
log_2 8 => algebra-polynomial/simplify = 3
slope 1 2 3 8 => algebra-slope/two-points-slope = 3
matrix determinant 1 2; 3 4 => calculus-matrice/determinant = -2
rank of matrix [[1,2],[2,4]] => calculus-matrice/determinant = 0
discount 20% off 50 => algebra-polynomial/simplify = 40
modulus 3-4i => algebra-complex/magnitude = 5
sum k=1 to 10 k^2 => calculus-sum/sum = 385
sum of squares 1 to 10 => calculus-sum/sum = 385
product k=1..5 k => calculus-sum/product = 120
intersection of y=x and y=2-x => algebra-polynomial/system = 1
[[1,2],[3,4]]*[[5,6],[7,8]] =>
plank constant => physics#planck-constant
t=2.228, df=10 => statistics-continuous/student-t = 0.974994
t 2.228 with 10 df => statistics-continuous/student-t = 0.974994
poisson mean 2.5 x=3 => statistics-discrete/poisson = 0.213763
simple interest 2 years 1000 5% => finance-banking/simple-interest = 100
loan 15000 over 4 years at 6.5% => finance-banking/amortization-schedule = 355.724293
integral of sin x 0 to pi => calculus-integral/numerical = 2
volume box 2m 3m 4m => surface-volume/box = 24 m³
$5000 at 4% for 3 years => finance-banking/compound-interest
correlation =>
markup =>
`;
