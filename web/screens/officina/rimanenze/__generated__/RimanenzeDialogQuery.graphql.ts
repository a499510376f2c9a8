/**
 * @generated SignedSource<<223d8d2541803c8abf0950a6e4de761a>>
 * @relayHash 55426dca10ca0410718406a1d3db5fda
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0101d714c6c30fe6927a06543114453e5503689c83155d56904aca3f28803478

import type { ConcreteRequest } from 'relay-runtime';
export type RimanenzeDialogQuery$variables = {
  ordine: number;
  ufficio: boolean;
};
export type RimanenzeDialogQuery$data = {
  readonly attivitaAutomatiche?: {
    readonly nodes: ReadonlyArray<{
      readonly data: string;
      readonly lavorazione: {
        readonly pk: number;
      };
      readonly numeroPezzi: number;
      readonly pk: number;
    }>;
  };
  readonly rimanenzeOrdine: ReadonlyArray<{
    readonly lavorazioni: ReadonlyArray<{
      readonly attivitaNumero: string;
      readonly nome: string;
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
      readonly tempoTeorico: number;
      readonly tempoTeoricoUsato: number;
    }>;
    readonly postazioni: ReadonlyArray<string>;
  }>;
};
export type RimanenzeDialogQuery = {
  response: RimanenzeDialogQuery$data;
  variables: RimanenzeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ufficio"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "RimanenzaPostazioni",
  "kind": "LinkedField",
  "name": "rimanenzeOrdine",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazioni",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RimanenzaLavorazione",
      "kind": "LinkedField",
      "name": "lavorazioni",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attivitaNumero",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pezziTotali",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pezziEseguiti",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeorico",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeoricoUsato",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "fields": (v1/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 50
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "data",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RimanenzeDialogQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "ufficio",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "AttivitaAutomaticheConnection",
            "kind": "LinkedField",
            "name": "attivitaAutomatiche",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Attivita",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RimanenzeDialogQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "ufficio",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "AttivitaAutomaticheConnection",
            "kind": "LinkedField",
            "name": "attivitaAutomatiche",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Attivita",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0101d714c6c30fe6927a06543114453e5503689c83155d56904aca3f28803478",
    "metadata": {},
    "name": "RimanenzeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07a9c3e16eed08c1e4b4a8109070bdb5";

export default node;
