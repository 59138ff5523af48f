/** What the N-400 asks of the person: part; item; page; id; marks; our questions; when it is asked. See docs/sources.md. */
export const n400Items = `
1; A-Number; 1; alien_number; ; numero_alien
1; 1; 1; eligibility_basis; ; motivo_solicitud
1; 1.D; 1; field_office; ; ; eligibility_basis=d
1; 1.G; 1; other_reason; ; ; eligibility_basis=g
2; 1; 1; legal_name; ; nombre_completo
2; 2; 1; other_names
2; 3; 2; name_change; optional
2; 3; 2; new_name; ; ; name_change=yes
2; 4; 2; uscis_account; optional
2; 5; 2; sex; ; sexo
2; 6; 2; birth_date; ; fecha_nacimiento
2; 6; 2; other_birth_dates; optional unprinted
2; 7; 2; resident_since; ; fecha_residencia
2; 8; 2; birth_country; ; pais_nacimiento
2; 9; 2; nationality
2; 9; 2; other_nationalities; unprinted
2; 10; 2; parent_citizen
2; 11; 2; disability_exception
2; 12.a; 2; ssa_card
2; 12.b; 2; ssn; optional; ; ssa_card=yes
2; 12.c; 2; ssa_consent; ; ; ssa_card=yes
3; 1; 3; ethnicity
3; 2; 3; race
3; 3; 3; height
3; 4; 3; weight
3; 5; 3; eye_color
3; 6; 3; hair_color
4; 1; 3; current_address; ; direccion_actual
4; 1; 3; current_care_of; optional
4; 1; 3; current_address_since
4; 1; 3; past_addresses
4; 2; 3; mailing_same; ; direccion_postal
4; 3; 4; mailing_address; ; direccion_postal; mailing_same=no
4; 3; 4; mailing_care_of; optional; ; mailing_same=no
5; 1; 4; marital_status; ; estado_civil
5; 2; 4; spouse_military; ; ; marital_status=married|separated
5; 3; 4; times_married; ; ; marital_status!=single
5; 4.a; 4; spouse_name; ; nombre_conyuge; marital_status=married|separated & eligibility_basis=b|d
5; 4.b; 4; spouse_birth_date; ; ; marital_status=married|separated & eligibility_basis=b|d
5; 4.c; 4; marriage_date; ; ; marital_status=married|separated & eligibility_basis=b|d
5; 4.d; 4; spouse_same_address; ; ; marital_status=married|separated & eligibility_basis=b|d
5; 4.d; 4; spouse_address; unprinted; ; marital_status=married|separated & eligibility_basis=b|d & spouse_same_address=no
5; 5.a; 4; spouse_citizen_how; ; ; marital_status=married|separated & eligibility_basis=b|d
5; 5.b; 4; spouse_citizen_date; ; ; marital_status=married|separated & eligibility_basis=b|d & spouse_citizen_how=other
5; 6; 5; spouse_alien_number; optional; ; marital_status=married|separated & eligibility_basis=b|d & spouse_citizen_how=other
5; 7; 5; spouse_times_married; ; ; marital_status=married|separated & eligibility_basis=b|d
5; 8; 5; spouse_employer; ; ; marital_status=married|separated & eligibility_basis=d
6; 1; 5; children_count
6; 2; 5; children; ; ; children_count>=1
7; 1; 5; jobs_schools
8; 1; 6; trips
9; 1; 6; claimed_citizen
9; 2; 6; voted
9; 3; 6; owes_taxes
9; 4; 6; nonresident_tax
9; 5.a; 6; communist_party
9; 5.b; 6; advocated_groups
9; 6.a; 7; group_weapon
9; 6.b; 7; group_kidnapping
9; 6.c; 7; group_planned
9; 7.a; 7; torture
9; 7.b; 7; genocide
9; 7.c; 7; killing
9; 7.d; 7; severe_injury
9; 7.e; 7; sexual_force
9; 7.f; 7; religion_blocked
9; 7.g; 7; persecution
9; 8.a; 7; military_police
9; 8.b; 7; armed_group
9; 9; 7; detention_work
9; 10.a; 7; weapon_group
9; 10.b; 7; weapon_used; ; ; weapon_group=yes
9; 10.c; 7; weapon_threat; ; ; weapon_group=yes
9; 11; 7; weapons_sold
9; 12; 7; weapons_training
9; 13; 7; minors_recruited
9; 14; 7; minors_hostilities
9; 15.a; 8; crime_not_arrested
9; 15.b; 8; arrested
9; 15; 8; offenses; ; ; crime_not_arrested,arrested=yes
9; 16; 8; sentence_completed; ; ; crime_not_arrested,arrested=yes
9; 17.a; 9; prostitution
9; 17.b; 9; drugs
9; 17.c; 9; bigamy
9; 17.d; 9; marriage_for_benefit
9; 17.e; 9; helped_illegal_entry
9; 17.f; 9; illegal_gambling
9; 17.g; 9; failed_support
9; 17.h; 9; benefit_misrepresentation
9; 18; 9; false_information
9; 19; 9; lied_to_officials
9; 20; 9; removal_proceedings
9; 21; 9; deported
9; 22.a; 9; male_18_26
9; 22.b; 9; selective_service; ; ; male_18_26=yes
9; 22.c; 9; selective_service_date; ; ; selective_service=yes
9; 22.c; 9; selective_service_number; ; ; selective_service=yes
9; 23; 9; avoided_draft
9; 24; 9; military_exemption
9; 25; 9; served_us_forces
9; 26.a; 10; current_us_forces; ; ; served_us_forces=yes
9; 26.b; 10; deploying; ; ; served_us_forces=yes & current_us_forces=yes
9; 26.c; 10; stationed_abroad; ; ; served_us_forces=yes & current_us_forces=yes
9; 26.d; 10; veteran_abroad; ; ; served_us_forces=yes & current_us_forces=no
9; 27; 10; court_martial; ; ; served_us_forces=yes
9; 28; 10; discharged_alien; ; ; served_us_forces=yes
9; 29; 10; deserted; ; ; served_us_forces=yes
9; 30.a; 10; nobility
9; 30.b; 10; nobility_renounce; ; ; nobility=yes
9; 30.b; 10; nobility_titles; ; ; nobility=yes & nobility_renounce=yes
9; 31; 10; supports_constitution
9; 32; 10; understands_oath
9; 33; 10; oath_unable
9; 34; 10; oath_willing; ; ; oath_unable=no
9; 35; 10; bear_arms; ; ; oath_unable=no
9; 36; 10; noncombatant; ; ; oath_unable=no
9; 37; 10; national_work; ; ; oath_unable=no
10; 1; 11; income_400
10; 2; 11; household_income; ; ; income_400=yes
10; 3; 11; household_size; ; ; income_400=yes
10; 4; 11; household_earners; ; ; income_400=yes
10; 5.a; 11; head_of_household; ; ; income_400=yes
10; 5.b; 11; head_of_household_name; ; ; income_400=yes & head_of_household=no
11; 1; 11; day_phone; ; telefono
11; 2; 11; mobile_phone; optional
11; 3; 11; email; optional; email
11; 4; 11; signature
`;
