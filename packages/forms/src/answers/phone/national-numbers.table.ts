/**
 * The calling code of countries people have family in, and how many digits come behind it; a zero said before them is
 * only for calls inside the country. Source: ITU-T E.164 and the countries' numbering plans.
 */
export const nationalNumbers = `
AR 54 10
BO 591 8
BR 55 11
CL 56 9
CO 57 10
CR 506 8
CU 53 8
EC 593 9
ES 34 9
GT 502 8
HN 504 8
HT 509 8
MX 52 10
NI 505 8
PA 507 8
PE 51 9
PY 595 9
SV 503 8
UY 598 8
VE 58 10
`;
