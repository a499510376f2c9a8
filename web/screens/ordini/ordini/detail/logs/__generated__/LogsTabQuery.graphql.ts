/**
 * @generated SignedSource<<7ae6db0a2dadd7ad17f9eb8981c6b7ae>>
 * @relayHash 03fc1b7809e1e94c2ef866e4ec144c65
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d09866262aae45f1d20401ee1cca54254296c8718af25bdcc46dfe9f1d5917f

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroStorico = {
  al?: string | null;
  campo?: string | null;
  dal?: string | null;
  utente?: string | null;
};
export type LogsTabQuery$variables = {
  filtro: FiltroStorico;
  pagina: number;
  perPagina: number;
  pk: number;
};
export type LogsTabQuery$data = {
  readonly riassuntoStoricoOrdine: {
    readonly campi: ReadonlyArray<{
      readonly etichetta: string;
      readonly valore: string;
    }>;
    readonly totale: number;
    readonly utenti: ReadonlyArray<string>;
  };
  readonly storicoOrdine: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type LogsTabQuery = {
  response: LogsTabQuery$data;
  variables: LogsTabQuery$variables;
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
  "name": "pagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v4 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v5 = {
  "kind": "Variable",
  "name": "pk",
  "variableName": "pk"
},
v6 = [
  {
    "alias": null,
    "args": [
      (v4/*:: as any*/),
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Variable",
        "name": "perPagina",
        "variableName": "perPagina"
      },
      (v5/*:: as any*/)
    ],
    "concreteType": "VoceStorico",
    "kind": "LinkedField",
    "name": "storicoOrdine",
    "plural": true,
    "selections": [
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
        "name": "utente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "azione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "campo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prima",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dopo",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "concreteType": "RiassuntoStorico",
    "kind": "LinkedField",
    "name": "riassuntoStoricoOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CampoStorico",
        "kind": "LinkedField",
        "name": "campi",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "etichetta",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "utenti",
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
    "name": "LogsTabQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LogsTabQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "5d09866262aae45f1d20401ee1cca54254296c8718af25bdcc46dfe9f1d5917f",
    "metadata": {},
    "name": "LogsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae58961ea678c0896b70f5bde4286589";

export default node;
