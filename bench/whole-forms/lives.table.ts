// What invented people tell of themselves.
import type { SaidBy } from "./said-by.ts";
import * as sayings from "./sayings.ts";
import * as numbers from "./sayings-of-numbers.ts";

export const people: readonly string[] = [
  "Rosa Elena Prado Luna",
  "José Manuel Ortiz",
  "Carmen Díaz Robles",
  "María Guadalupe Soto Méndez",
  "Luis Alberto Ramírez Cruz",
  "Ana Patricia Flores",
  "Pedro Castillo Ríos",
];

export const works: readonly string[] = ["El Sol Bakery", "Walmart", "Los Pinos Landscaping", "La Favorita Market"];

export const places = [
  {
    number: "1200",
    street: "Main Street",
    unit: "",
    city: "Los Angeles",
    stateName: "California",
    state: "CA",
    zip: "90012",
  },
  { number: "450", street: "Oak Avenue", unit: "3", city: "Miami", stateName: "Florida", state: "FL", zip: "33125" },
  { number: "318", street: "Elm Street", unit: "12", city: "Houston", stateName: "Texas", state: "TX", zip: "77002" },
  { number: "75", street: "Pine Road", unit: "", city: "Chicago", stateName: "Illinois", state: "IL", zip: "60608" },
] as const;

export const foreignPlaces = [
  { line: "Calle Juárez 24", city: "Cholula", province: "Puebla", postalCode: "72760", country: "México", code: "MX" },
  {
    line: "Avenida Central 118",
    city: "San Miguel",
    province: "San Miguel",
    postalCode: "3301",
    country: "El Salvador",
    code: "SV",
  },
  {
    line: "Carrera 15 número 40",
    city: "Cali",
    province: "Valle del Cauca",
    postalCode: "760001",
    country: "Colombia",
    code: "CO",
  },
] as const;

/** By the id of a question, where its kind does not tell what it asks. */
export const sayingsById: readonly (readonly [RegExp, SaidBy])[] = [
  [/other_names\.\d+\.family$/, { of: ["Prado", "Soto"], way: sayings.words }],
  [/other_names\.\d+\.given$/, { of: ["Rosa", "Lupe"], way: sayings.words }],
  [/other_names\.\d+\.middle$/, { of: ["Elena", null], way: sayings.words }],
  [/\.street$/, { of: ["1208 Oak Street", "75 Pine Road"], way: sayings.words }],
  [/\.state$/, { of: ["TX", "CA"], way: sayings.words, words: ["Texas", "California"] }],
  [/\.zip$/, { of: ["77002", "90012"], way: numbers.digits }],
  [
    /occupation$/,
    { of: ["Cook", "Housekeeper", "Driver"], way: sayings.occupations, words: ["cocinera", "ama de llaves", "chofer"] },
  ],
  [
    /other_nationalities|countries/,
    { of: ["Mexico, Guatemala", "El Salvador"], way: sayings.words, words: ["México y Guatemala", "El Salvador"] },
  ],
  [/other_birth_dates/, { of: [null], way: sayings.nothing }],
  [/height/, { of: ["5-7", "5-2", "6-1"], way: numbers.heights }],
  [/weight/, { of: ["150", "132", "176"], way: numbers.weights }],
  [/(?:^|_)ssn$/, { of: ["123456789", "321549876"], way: numbers.digits }],
  [/account/, { of: ["123456789012", null], way: numbers.digits }],
  [/income$/, { of: ["24000", "36000"], way: numbers.money }],
  [/selective_service_number/, { of: ["1234567890"], way: numbers.digits }],
  [/field_office/, { of: [" Texas - USCIS Houston Field Office"], way: sayings.places, words: ["Houston, Texas"] }],
  [/certificate_number/, { of: ["A1234567", "25874136"], way: numbers.codes }],
  [/petitioner_class_of_admission/, { of: ["IR1", "F11"], way: numbers.codes }],
  [/i94/, { of: ["123456789A1", null], way: numbers.codes }],
  [/_passport$|travel_document/, { of: ["G12345678", null, "A01234567"], way: numbers.codes }],
  [/native_name/, { of: ["Роса Прадо"], way: sayings.asIs }],
  [/native_address/, { of: ["Москва, Тверская 12"], way: sayings.asIs }],
];
