/**
 * What a Spanish ear writes for an English sound, each with what it costs: "o0 a.1" is o for nothing, a for a tenth. English
 * sounds are those of `english-sounds.ts`, Spanish ones those of `spanish-sounds.ts`. Vowels are cheap: nobody spells them alike.
 */
export const heardAs = `
A a0 o.1 e.6 u.6
Æ a0 e.15 o.5 i.7
@ a.1 e.1 o.1 i.2 u.2
V a0 o.1 u.2 e.3 i.6
O o0 a.1 u.5
a a0 e.5 o.5
e e0 i.4 a.4
I i0 e.12 a.5 u.7
i i0 e.35 Y.2
o o0 u.3 a.35
U u0 o.25
u u0 o.4 W.1 i.6
y i0 Y.1 e.3
w u0 W.1
B B0 F.6 P.6 M.8 W.6
C C0 S.5 Y.5 T.6
D D0 T.4 R.7 S.8
Θ T0 S.15 D.2 F.3
F F0 B.6 P.6 J.7
G G0 Q0 K.4 J.6 W.5
J J0 H.05 G.5 F.7
Ĵ Y0 C.2 J.3 H.8 i.3 S.8
K K0 G.4 Q.4
L L0 R.8 Y.9
M M0 N.4
N N0 M.4 Ñ.3
P P0 B.5
R R0 L.8 D.8
S S0 C.5
X C0 S.3 Y.5
T T0 D.4
W W0 u.05 o.3 B.5 G.5 Q0
Y Y0 i.05
Z Y0 C.2 S.3 i.4`;

/** English sounds that may be left unwritten, for less than any other. */
export const unwritten = "y.25 w.1 @.5 T.5 D.5 N.8 R.6 J.5 Y.4 W.8";

/** Spanish sounds that may be written where there is none in English, for less than any other. */
export const written = "H0 i.55 e.6 u.5 G.5 Y.6 W.6 R.8";

/** Keys of a phone's keyboard with those beside them. */
export const keysBeside = `
q wa
w qeas
e wrsd
r etdf
t ryfg
y tugh
u yihj
i uojk
o ipkl
p ol
a qwsz
s awedxz
d serfcx
f drtgvc
g ftyhbv
h gyujnb
j huikmn
k jiolm
l kop
z asx
x zsdc
c xdfv
v cfgb
b vghn
n bhjm
m njk`;
