/**
 * Where numbers are, by their beginnings: area codes of the United States by time zone (North American Numbering Plan
 * Administrator), and countries that people here have family in. A code that lies in two zones stands in both.
 */
const areaCodes: Readonly<Record<string, string>> = {
  "America/New_York": `203 475 860 959 302 202 771 239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850
    863 904 941 954 229 404 470 478 678 706 762 770 912 943 260 317 463 574 765 812 930 270 364 502 606 859 207 227 240 301
    410 443 667 339 351 413 508 617 774 781 857 978 231 248 269 313 517 586 616 679 734 810 906 947 989 603 201 551 609 640
    732 848 856 862 908 973 212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934 252 336 472
    704 743 828 910 919 980 984 216 220 234 283 326 330 380 419 436 440 513 567 614 740 937 215 223 267 272 412 445 484 570
    582 610 717 724 814 835 878 401 803 821 839 843 854 864 423 865 931 802 276 434 540 571 686 703 757 804 826 948 304 681`,
  "America/Chicago": `205 251 256 334 659 938 327 479 501 870 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872
    219 574 812 930 319 515 563 641 712 316 620 785 913 270 364 225 318 337 504 985 906 218 320 507 612 651 763 924 952 228
    601 662 769 235 314 417 557 573 636 660 816 975 308 402 531 701 405 539 572 580 918 605 423 615 629 731 901 931 210 214
    254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979 262 274 353 414 534
    608 715 920 850 448`,
  "America/Denver": "303 719 720 970 983 208 986 406 505 575 385 435 801 307 915 620 785 308 701 605 541 458 775 928",
  "America/Phoenix": "480 520 602 623 928",
  "America/Los_Angeles": `209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714
    747 760 805 818 820 831 837 840 858 909 916 925 949 951 702 725 775 458 503 541 971 206 253 360 425 509 564 208 986`,
  "America/Anchorage": "907",
  "America/Adak": "907",
  "Pacific/Honolulu": "808",
  "America/Puerto_Rico": "787 939 340",
  "Pacific/Guam": "671 670",
  "Pacific/Pago_Pago": "684",
};

/** A number of +1 whose area code is not here may be anywhere from Newfoundland to Hawaii. */
const anywhere = ["America/St_Johns", "Pacific/Honolulu"];

const countries: Readonly<Record<string, readonly string[]>> = {
  "+34": ["Europe/Madrid", "Atlantic/Canary"],
  "+51": ["America/Lima"],
  "+52": ["America/Cancun", "America/Tijuana"],
  "+53": ["America/Havana"],
  "+54": ["America/Argentina/Buenos_Aires"],
  "+57": ["America/Bogota"],
  "+58": ["America/Caracas"],
  "+502": ["America/Guatemala"],
  "+503": ["America/El_Salvador"],
  "+504": ["America/Tegucigalpa"],
  "+505": ["America/Managua"],
  "+506": ["America/Costa_Rica"],
  "+507": ["America/Panama"],
  "+591": ["America/La_Paz"],
  "+593": ["America/Guayaquil", "Pacific/Galapagos"],
  "+595": ["America/Asuncion"],
  "+598": ["America/Montevideo"],
};

const zonesOfArea = new Map<string, string[]>();
for (const [zone, codes] of Object.entries(areaCodes)) {
  for (const code of codes.split(/\s+/)) zonesOfArea.set(code, [...(zonesOfArea.get(code) ?? []), zone]);
}

/** The time zones that a number may be in; none where that is not known. */
export function zonesOf(number: string): readonly string[] {
  if (number.startsWith("+1")) return zonesOfArea.get(number.slice(2, 5)) ?? anywhere;
  return countries[number.slice(0, 4)] ?? countries[number.slice(0, 3)] ?? [];
}
