export const firstNames = (
  'Aaron Abdi Adriana Aisha Alejandro Alicia Amara Amir Ana Andre Angela Anthony Antonio April Ariel Arturo Ashley Ben ' +
  'Bianca Brandon Brenda Brian Caleb Camila Carlos Carmen Cedric Chen Chris Christina Cody Connor Crystal Dakota Damian ' +
  'Daniel Danielle Darius David Deja Derek Diego Dominic Donna Dustin Dwayne Eduardo Elena Eli Emeka Emily Eric Erika ' +
  'Ernesto Esther Ethan Fatima Felipe Francisco Gabriel Gina Grace Grant Gustavo Hannah Hector Heather Hugo Ian Imani ' +
  'Isaac Ivan Jada Jamal James Janelle Jared Jasmine Javier Jesse Jin Joel Jorge Jose Joshua Juan Julia Kareem Karen ' +
  'Kayla Keith Kelly Kenji Kevin Khalil Kim Kofi Kristin Kyle Lamar Lance Latoya Laura Leah Leon Liam Linh Lisa Logan ' +
  'Lorenzo Lucia Luis Luke Malik Manuel Marco Maria Mario Marisol Mason Maya Megan Miguel Minh Monica Nadia Nathan Nia ' +
  'Nicole Noah Olivia Omar Oscar Pablo Patrice Paul Pedro Priya Rachel Rafael Ramon Raquel Ray Ricardo Rita Robert ' +
  'Rodrigo Rosa Ruben Ryan Samir Samuel Sandra Sara Sean Sergio Shane Shanice Sofia Stephanie Steve Tamara Tanya Tariq ' +
  'Terrence Thomas Tiffany Tomas Tony Tyler Valeria Vanessa Victor Vincent Wade Wei Wesley William Xavier Yolanda Zach'
).split(' ');

export const lastNames = (
  'Abbott Adams Aguilar Ali Allen Alvarez Amstutz Anderson Bailey Baker Barnes Bell Bennett Bontrager Borkholder Brooks ' +
  'Brown Bryant Butler Campbell Carter Castillo Chavez Clark Coleman Collins Contreras Cook Cooper Cox Cruz Davis Diaz ' +
  'Dixon Edwards Ellis Espinoza Evans Fields Fisher Flores Ford Foster Freeman Garcia Gibson Gomez Gonzalez Graham Gray ' +
  'Green Griffin Gutierrez Hall Hamilton Harper Harris Hassan Hayes Henderson Hernandez Herrera Hill Hochstetler Howard ' +
  'Hughes Jackson James Jenkins Jimenez Johnson Jones Jordan Kelley Kim King Kowalski Kuhn Lee Lewis Long Lopez Lucero ' +
  'Marshall Martin Martinez Mason McCoy Medina Mendoza Miller Mitchell Mohamed Moore Morales Moreno Morgan Morris Mullet ' +
  'Murphy Murray Nelson Nguyen Novak Nunez Okafor Olson Ortiz Owens Palmer Park Parker Patel Patterson Perez Perry ' +
  'Peterson Pham Phillips Pierce Powell Price Ramirez Ramos Reed Reyes Reynolds Richardson Rivera Roberts Robinson ' +
  'Rodriguez Rogers Romero Ross Ruiz Russell Salazar Sanchez Sanders Santos Schmidt Scott Silva Simmons Singh Smith ' +
  'Spencer Stewart Stone Stutzman Sullivan Taylor Thomas Thompson Torres Tran Troyer Turner Vargas Vasquez Walker Wallace ' +
  'Ward Warren Washington Watson Weaver Webb Wells West White Williams Wilson Wood Wright Yang Yoder Young Zimmerman'
).split(' ');

export const streets = (
  'Argonne Road,Center Street,Main Street,Market Street,Old Mill Road,Industrial Drive,County Road 300 North,' +
  'Depot Street,Elm Street,Foundry Avenue,Lake Street,Railroad Street,Sawmill Lane,Commerce Drive,Washington Street'
).split(',');

/** 'Lakeland Framing & Exteriors' as the start of a host name: 'lakelandframingexteriors'. */
export const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
