/**
 * @generated SignedSource<<a11c5a53eefeff065954a1631d8e6fa8>>
 * @relayHash cf3d407c4640d7c7b9d1a9e149c422b1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 925f970cd008c166bcd629caf93c77fa4d58a50409e408abe67a915fc533e35d

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroSegnalazioni = {
  dal?: string | null;
  origine?: string | null;
  testo?: string | null;
};
export type SegnalazioniPageQuery$variables = {
  filtro?: FiltroSegnalazioni | null;
  ordinamento?: ReadonlyArray<string> | null;
  pagina?: number | null;
  perPagina?: number | null;
};
export type SegnalazioniPageQuery$data = {
  readonly segnalazioni: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly il: string;
        readonly messaggio: string;
        readonly origine: string;
        readonly pk: number;
        readonly requestId: string;
        readonly url: string;
        readonly user: {
          readonly nome: string;
        } | null;
      };
    }>;
    readonly totalCount: number;
  };
};
export type SegnalazioniPageQuery = {
  response: SegnalazioniPageQuery$data;
  variables: SegnalazioniPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordinamento"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "filtro"
      },
      {
        "kind": "Variable",
        "name": "ordinamento",
        "variableName": "ordinamento"
      },
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Variable",
        "name": "perPagina",
        "variableName": "perPagina"
      }
    ],
    "concreteType": "SegnalazioniConnection",
    "kind": "LinkedField",
    "name": "segnalazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SegnalazioniEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Segnalazione",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "il",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "origine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messaggio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nome",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SegnalazioniPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SegnalazioniPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "925f970cd008c166bcd629caf93c77fa4d58a50409e408abe67a915fc533e35d",
    "metadata": {},
    "name": "SegnalazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b2b2774a921ff79aeb224c100b36396";

export default node;
