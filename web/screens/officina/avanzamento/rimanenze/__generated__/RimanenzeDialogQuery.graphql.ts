/**
 * @generated SignedSource<<fbdb10a405b94cd7d10db6ce09eff9a9>>
 * @relayHash 1b030cae783a11fb2523776ca5069d79
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8250f994fe914f3fae40502a15fa2bcebb004902a87a95e7a4c6f55285b9e76

import type { ConcreteRequest } from 'relay-runtime';
export type RimanenzeDialogQuery$variables = {
  dataFine?: string | null;
  dataInizio?: string | null;
  ordine: number;
};
export type RimanenzeDialogQuery$data = {
  readonly ora: ReadonlyArray<{
    readonly lavorazioni: ReadonlyArray<{
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
    }>;
  }>;
  readonly rimanenzeOrdine: ReadonlyArray<{
    readonly lavorazioni: ReadonlyArray<{
      readonly attivitaNumero: string;
      readonly nome: string;
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
    }>;
    readonly postazioni: ReadonlyArray<string>;
  }>;
};
export type RimanenzeDialogQuery = {
  response: RimanenzeDialogQuery$data;
  variables: RimanenzeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dataFine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dataInizio"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v3 = {
  "kind": "Variable",
  "name": "ordine",
  "variableName": "ordine"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziTotali",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziEseguiti",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dataFine",
        "variableName": "dataFine"
      },
      {
        "kind": "Variable",
        "name": "dataInizio",
        "variableName": "dataInizio"
      },
      (v3/*:: as any*/)
    ],
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
          (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "ora",
    "args": [
      (v3/*:: as any*/)
    ],
    "concreteType": "RimanenzaPostazioni",
    "kind": "LinkedField",
    "name": "rimanenzeOrdine",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RimanenzaLavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RimanenzeDialogQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RimanenzeDialogQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "d8250f994fe914f3fae40502a15fa2bcebb004902a87a95e7a4c6f55285b9e76",
    "metadata": {},
    "name": "RimanenzeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a38d37a6b59270382af6b2c8af263816";

export default node;
