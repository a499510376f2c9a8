/**
 * @generated SignedSource<<5a03a8919d21eda704529e8d349e7248>>
 * @relayHash 5bb35d98bcd47ed4485600b323c04ce1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42cff3e969d20223804c997c62c3a6166a5c64d07940156755df5fef19d952d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreaOrdineDialogMutation$variables = {
  numeroCommessa?: string | null;
  preventivo: number;
};
export type CreaOrdineDialogMutation$data = {
  readonly createOrdineDaPreventivo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly numeroCommessa: string;
      readonly pk: number;
    } | null;
    readonly preventivo: {
      readonly stato: {
        readonly pk: number;
        readonly stato: string;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"PreventivoOrdine_preventivo">;
    } | null;
  };
};
export type CreaOrdineDialogMutation = {
  response: CreaOrdineDialogMutation$data;
  variables: CreaOrdineDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numeroCommessa"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preventivo"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "numeroCommessa",
        "variableName": "numeroCommessa"
      },
      {
        "kind": "Variable",
        "name": "preventivo",
        "variableName": "preventivo"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "StatoPreventivo",
  "kind": "LinkedField",
  "name": "stato",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stato",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
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
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreaOrdineDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateOrdineDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createOrdineDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
            "kind": "LinkedField",
            "name": "preventivo",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreventivoOrdine_preventivo"
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreaOrdineDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateOrdineDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createOrdineDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
            "kind": "LinkedField",
            "name": "preventivo",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eliminato",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineDelPreventivo",
                "kind": "LinkedField",
                "name": "ordine",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42cff3e969d20223804c997c62c3a6166a5c64d07940156755df5fef19d952d5",
    "metadata": {},
    "name": "CreaOrdineDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19f389343597e1760dcb9d4897f18c62";

export default node;
