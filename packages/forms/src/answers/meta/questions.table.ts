/** How people ask back instead of answering, in Spanish and English. Collected for Dilo; no list of them is published. */
export const questionPhrases = `
^((y|pero|oiga|oye|ay) )*(eso|esto|esa|ese)? ?(para|pa) que
(para|pa) que (me |lo |la |los |las |le )*(quier|necesit|pregunt|sirv|pid|ocup|es |hac)-
^((y|pero|oiga|oye|ay) )*por que
por que (me |lo |la |los |las |le )*(quier|necesit|pregunt|pid|ocup)-
(con )?quien (es|eres|habla|hablo|me habla|me esta|esta hablando|es que me)
^((y|pero|que si) )*cu[ae]l(es)?( de|$| es|,| quiere| necesita)
cual (quiere|quieren|de (los|las) dos|le doy|prefiere|necesita|pongo|le digo)
se refiere (usted )?a
(can|could|would|will) you
^(so |and |wait )*(what|which|why|who|how|is (that|it|this)|(are|do|does|did) (i|you|we|they|he|she|it|this|that|my|the)) 
no (le |te |lo |la )?(entendi|entiendo|escuche|oi|comprendi)( la pregunta)?
`;

/** Words with which a question begins that is marked as one. */
export const questionWords =
  "que cual cuales como cuando donde quien quienes cuanto cuanta por para a en de fijo el la los las mi lo se puede podria tengo debo es son y o what which why who how is are do does did can could the my";
