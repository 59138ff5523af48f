/** USPS codes (Publication 28, appendix B), English and Spanish names, folded; the English name first. */
export const states = `
AL Alabama
AK Alaska
AZ Arizona/ariz
AR Arkansas
CA California/cali/califas/calif
CO Colorado
CT Connecticut/coneticut
DE Delaware
DC District of Columbia/distrito de columbia/d c
FL Florida/la florida/fla
GA Georgia
HI Hawaii/jawai/hawai
ID Idaho
IL Illinois/ill/ilinois/ilinoy
IN Indiana
IA Iowa/aiowa
KS Kansas
KY Kentucky/quentoqui
LA Louisiana/luisiana/lusiana
ME Maine
MD Maryland/merilan
MA Massachusetts/masachusets/mass
MI Michigan/michigan
MN Minnesota/minesota
MS Mississippi/misisipi/misisipí
MO Missouri/misuri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire/nueva hampshire/nuevo hampshire
NJ New Jersey/nueva jersey/nueva yersey
NM New Mexico/nuevo mexico
NY New York/nueva york
NC North Carolina/carolina del norte
ND North Dakota/dakota del norte
OH Ohio
OK Oklahoma/oclahoma
OR Oregon
PA Pennsylvania/penn/pensilvania
RI Rhode Island/isla de rodas
SC South Carolina/carolina del sur
SD South Dakota/dakota del sur
TN Tennessee/tenesi
TX Texas/tejas/tex
UT Utah
VT Vermont
VA Virginia
WA Washington/washington estado/estado de washington
WV West Virginia/virginia occidental/virginia del oeste
WI Wisconsin/wisconsin
WY Wyoming
PR Puerto Rico
VI Virgin Islands/islas virgenes/us virgin islands/u s virgin islands/islas virgenes americanas
GU Guam
AS American Samoa/samoa americana
MP Northern Mariana Islands/islas marianas del norte
`;
