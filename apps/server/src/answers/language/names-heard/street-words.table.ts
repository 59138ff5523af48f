/** Names that very many streets in the United States have, the commonest first, folded. Collected for Dilo. */
export const streetWords = `
main park oak pine maple cedar elm washington lake hill walnut spring church north south center ridge highland mill river view
jackson lincoln jefferson sunset cherry railroad willow forest madison franklin adams dogwood hickory lakeview meadow
chestnut spruce cottonwood locust ash birch poplar sycamore magnolia laurel juniper holly hawthorn aspen redwood cypress
broadway central grand union liberty court college school market mission state county canal water front bridge bay ocean beach
harbor island hillside hillcrest valley green garden grove orchard vineyard rose lilac ivy fern clover heather peach apple orange
lemon palm eagle fox deer bear wolf hawk robin cardinal dove turkey buffalo sunrise sunny sunshine summer winter autumn moon star
king queen prince duke victory victoria pleasant country club airport industrial commerce university campus military memorial veterans
martin luther monroe harrison tyler polk taylor pierce buchanan grant hayes garfield arthur cleveland mckinley roosevelt wilson harding
hoover truman kennedy johnson clinton fulton clay webster houston crockett sherman sheridan lafayette columbus columbia
cambridge oxford windsor stratford canterbury kingston dover lexington concord arlington bristol essex sussex york lancaster
peachtree crystal diamond pearl ruby silver golden copper stone rock canyon desert mesa prairie timber woodland woodlawn glen
brook creek shady quiet whispering rolling sandy rocky cross crossing mountain summit overlook heights
evergreen northern southern eastern western first second third fourth fifth sixth seventh eighth ninth tenth`;
