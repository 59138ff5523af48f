const hedges =
  /\b(creo|pienso|parece|supongo|a lo mejor|tal vez|quizas?|puede que|puede ser|mas o menos|aproximadamente|alrededor|no estoy (muy |tan |bien |del todo |100 |completamente )*segur[oa]|si no me equivoco|si mal no recuerdo|si no mal recuerdo|si bien recuerdo|no recuerdo bien|no me acuerdo bien|calculo|diria|como (por|que|en|el)|por ahi|probablemente|posiblemente|casi segur[oa]|segun (yo|recuerdo|mi|entiendo|me)|me imagino|i think|maybe|ha de ser|debe ser|deberia ser|algo asi|o algo|se me hace|juraria|medio me acuerdo|no (lo )?se (si|bien)|si acaso|yo digo que)\b/;

/** Tells whether the person is not sure: "creo que", "más o menos". */
export function isHedged(text: string): boolean {
  return hedges.test(text);
}
