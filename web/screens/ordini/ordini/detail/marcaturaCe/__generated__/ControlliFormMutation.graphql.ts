/**
 * @generated SignedSource<<f8dcd64cb93322c4493c198d7bfc5e34>>
 * @relayHash ac84dfc163d6f8c6f15b978e4010e448
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cf4b5a5fc8059b42ead8caace1a668d5c40217292133ad7572ba3816629d7e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveControlliOrdineInput = {
  controlli: ReadonlyArray<RigaControlloInput>;
  ordine: number;
};
export type RigaControlloInput = {
  conforme?: boolean | null;
  controllo: number;
  data?: string | null;
  id?: number | null;
  note?: string | null;
  operatore?: number | null;
};
export type ControlliFormMutation$variables = {
  input: SaveControlliOrdineInput;
};
export type ControlliFormMutation$data = {
  readonly saveControlliOrdine: {
    readonly controlli: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"controlliRows_gruppo">;
    }> | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ControlliFormMutation = {
  response: ControlliFormMutation$data;
  variables: ControlliFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = [
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
    "name": "pezzi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ControlloOrdine",
    "kind": "LinkedField",
    "name": "controlli",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "descrizione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "frequenza",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ControlloEffettuato",
        "kind": "LinkedField",
        "name": "effettuato",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "data",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operatorePk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OperatoreControllo",
            "kind": "LinkedField",
            "name": "operatore",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conforme",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivoBloccato",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ControlliFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveControlliOrdinePayload",
        "kind": "LinkedField",
        "name": "saveControlliOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ControlliDellaLavorazione",
            "kind": "LinkedField",
            "name": "controlli",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "controlliRows_gruppo",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ControlliFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveControlliOrdinePayload",
        "kind": "LinkedField",
        "name": "saveControlliOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ControlliDellaLavorazione",
            "kind": "LinkedField",
            "name": "controlli",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8cf4b5a5fc8059b42ead8caace1a668d5c40217292133ad7572ba3816629d7e8",
    "metadata": {},
    "name": "ControlliFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5be2bd6057448b28edc751018dffc39";

export default node;
