/** How people say that they are not sure. Collected for Dilo; no list of such phrases is published. */
export const hedgePhrases = `
creo
pienso
parece
supongo
a lo mejor
tal vez
quizas?
puede (que|ser)
mas o menos
aproximadamente
alrededor
no estoy (muy |tan |bien |del todo |100 |completamente )*segur[oa]
si no me equivoco
si mal no recuerdo
si no mal recuerdo
si bien recuerdo
no recuerdo bien
no me acuerdo bien
calculo
diria
como (por|que|en|el)
por ahi
probablemente
posiblemente
casi segur[oa]
segun (yo|recuerdo|mi|entiendo|me)
me imagino
i think
maybe
(ha de|debe|deberia) ser
algo asi
o algo
se me hace
juraria
medio me acuerdo
no (lo )?se (si|bien)
si acaso
yo digo que
`;
