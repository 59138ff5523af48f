/** What the I-130 asks of the person: part; item; page; id; marks; our questions; when it is asked. See docs/sources.md. */
export const i130Items = `
1; 1; 1; relationship; ; relacion_familiar
1; 2; 1; child_parent_type; ; ; relationship=child|parent
1; 3; 1; siblings_by_adoption; ; ; relationship=sibling
1; 4; 1; petitioner_status_by_adoption
2; 1; 1; petitioner_alien_number; optional
2; 2; 1; petitioner_uscis_account; optional
2; 3; 1; petitioner_ssn; optional
2; 4.a-4.c; 1; petitioner_name; ; nombre_peticionario
2; 5.a-5.c; 2; petitioner_other_names; optional
2; 6; 2; petitioner_birth_city
2; 7; 2; petitioner_birth_country
2; 8; 2; petitioner_birth_date; ; fecha_nacimiento_peticionario
2; 9; 2; petitioner_sex; ; sexo_peticionario
2; 10.a; 2; petitioner_in_care_of
2; 10.b-10.i; 2; petitioner_mailing_address; ; direccion_peticionario
2; 11; 2; petitioner_mailing_is_physical
2; 12.a-12.h; 2; petitioner_physical_address; ; ; petitioner_mailing_is_physical=no
2; 13.a; 2; petitioner_physical_address_since; ; ; petitioner_mailing_is_physical=no
2; 14.a-15.b; 2; petitioner_past_addresses
2; 16; 2; petitioner_times_married
2; 17; 2; petitioner_marital_status
2; 18; 3; petitioner_marriage_date; ; fecha_matrimonio; petitioner_marital_status=married|separated
2; 19.a-19.d; 3; petitioner_marriage_place; ; ciudad_matrimonio pais_matrimonio; petitioner_marital_status=married|separated
2; 20.a-23; 3; petitioner_spouses; optional; ; petitioner_marital_status!=single
2; 24.a-35; 3; petitioner_parents
2; 36; 3; petitioner_status; ; estatus_peticionario
2; 37; 3; citizenship_through; ; ; petitioner_status=citizen
2; 38; 3; has_citizenship_certificate
2; 39.a; 3; certificate_number; ; ; has_citizenship_certificate=yes
2; 39.b; 3; certificate_place; ; ; has_citizenship_certificate=yes
2; 39.c; 3; certificate_date; ; ; has_citizenship_certificate=yes
2; 40.a; 4; petitioner_class_of_admission; ; ; petitioner_status=resident
2; 40.b; 4; petitioner_admission_date; ; ; petitioner_status=resident
2; 40.c-40.d; 4; petitioner_admission_place; ; ; petitioner_status=resident
2; 41; 4; residence_through_marriage; ; ; petitioner_status=resident
2; 42; 4; petitioner_employer
2; 43.a-43.h; 4; petitioner_employer_address; ; ; petitioner_employer!=unemployed
2; 44; 4; petitioner_occupation; ; ; petitioner_employer!=unemployed
2; 45.a; 4; petitioner_job_since; ; ; petitioner_employer!=unemployed
2; 46-49.b; 4; petitioner_past_employers
3; 1; 4; petitioner_ethnicity
3; 2; 4; petitioner_race
3; 3; 4; petitioner_height
3; 4; 4; petitioner_weight
3; 5; 4; petitioner_eye_color
3; 6; 5; petitioner_hair_color
4; 1; 5; beneficiary_alien_number; optional
4; 2; 5; beneficiary_uscis_account; optional
4; 3; 5; beneficiary_ssn; optional
4; 4.a-4.c; 5; beneficiary_name; ; nombre_familiar
4; 5.a-5.c; 5; beneficiary_other_names; optional
4; 6; 5; beneficiary_birth_city
4; 7; 5; beneficiary_birth_country; ; pais_nacimiento_familiar
4; 8; 5; beneficiary_birth_date; ; fecha_nacimiento_familiar
4; 9; 5; beneficiary_sex; ; sexo_familiar
4; 10; 5; others_petitioned
4; 11.a-11.h; 5; beneficiary_address; ; direccion_familiar
4; 12.a-12.e; 5; beneficiary_us_address
4; 13.a-13.f; 5; beneficiary_foreign_address
4; 14; 5; beneficiary_day_phone; optional
4; 15; 6; beneficiary_mobile_phone; optional
4; 16; 6; beneficiary_email; optional
4; 17; 6; beneficiary_times_married
4; 18; 6; beneficiary_marital_status; ; estado_civil_familiar
4; 19; 6; beneficiary_marriage_date; ; ; beneficiary_marital_status=married|separated
4; 20.a-20.d; 6; beneficiary_marriage_place; ; ; beneficiary_marital_status=married|separated
4; 21.a-24; 6; beneficiary_spouses; optional; ; beneficiary_marital_status!=single
4; 25.a-44; 6-7; beneficiary_family
4; 45; 7; beneficiary_ever_in_us
4; before 46; 7; beneficiary_in_us_now; unprinted; ; beneficiary_ever_in_us=yes
4; 46.a; 7; beneficiary_class_of_admission; ; ; beneficiary_in_us_now=yes
4; 46.b; 7; beneficiary_i94; ; ; beneficiary_in_us_now=yes
4; 46.c; 7; beneficiary_arrival_date; ; ; beneficiary_in_us_now=yes
4; 46.d; 7; beneficiary_stay_until; ; ; beneficiary_in_us_now=yes
4; 47; 7; beneficiary_passport
4; 48; 7; beneficiary_travel_document
4; 49; 7; beneficiary_passport_country
4; 50; 7; beneficiary_passport_expires
4; 51.a; 7; beneficiary_employer
4; 51.b-51.i; 7; beneficiary_employer_address; ; ; beneficiary_employer!=unemployed
4; 52; 7; beneficiary_job_since; ; ; beneficiary_employer!=unemployed
4; 53; 7; beneficiary_in_proceedings
4; 54; 7; proceedings_type; ; ; beneficiary_in_proceedings=yes
4; 55.a-55.b; 7; proceedings_place; ; ; beneficiary_in_proceedings=yes
4; 56; 7; proceedings_date; ; ; beneficiary_in_proceedings=yes
4; before 57; 8; beneficiary_not_roman; unprinted
4; 57.a-57.c; 8; beneficiary_native_name; ; ; beneficiary_not_roman=yes
4; 58.a-58.f; 8; beneficiary_native_address; ; ; beneficiary_not_roman=yes
4; 59.a-59.h; 8; last_address_together; ; ; relationship=spouse
4; 60.a; 8; together_from; ; ; relationship=spouse & last_address_together!=never lived together
4; 60.b; 8; together_to; ; ; relationship=spouse & last_address_together!=never lived together
4; before 61; 8; beneficiary_applies_where; unprinted
4; 61.a-61.b; 8; adjustment_office; ; ; beneficiary_applies_where=adjustment
4; 62.a-62.c; 8; consulate; ; ; beneficiary_applies_where=consulate
5; 1; 8; petitioned_before
5; 2.a-5; 8; prior_petitions; ; ; petitioned_before=yes
5; 6.a-9; 8-9; other_petitions
6; 1.a-1.b; 9; petitioner_statement
6; 1.b; 9; interpreter_language; ; ; petitioner_statement=interpreter
6; 2; 9; petitioner_used_preparer
6; 2; 9; petitioner_preparer_name; ; ; petitioner_used_preparer=prepared
6; 3; 9; petitioner_day_phone; ; telefono_peticionario
6; 4; 9; petitioner_mobile_phone; optional
6; 5; 9; petitioner_email; optional; email_peticionario
6; 6.a-6.b; 9; petitioner_signature
`;
