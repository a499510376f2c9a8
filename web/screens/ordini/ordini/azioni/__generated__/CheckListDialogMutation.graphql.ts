/**
 * @generated SignedSource<<c851e3e7e5c26022b734b8f50c59a759>>
 * @relayHash 725c528d76e0e4e2b0c0d7e1213d1598
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e54d1d201be112fb16c50a9427be57300c1f63eede7544b64a746ca8355f8f00

import type { ConcreteRequest } from 'relay-runtime';
export type VoceCheckListInput = {
  done?: boolean | null;
  id?: number | null;
};
export type CheckListDialogMutation$variables = {
  ordine: number;
  voci: ReadonlyArray<VoceCheckListInput>;
};
export type CheckListDialogMutation$data = {
  readonly setCheckListOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly checkList: ReadonlyArray<{
        readonly done: boolean;
        readonly il: string | null;
        readonly nome: string;
        readonly pk: number;
        readonly utente: string;
      }> | null;
      readonly id: string;
      readonly versione: number;
    } | null;
  };
};
export type CheckListDialogMutation = {
  response: CheckListDialogMutation$data;
  variables: CheckListDialogMutation$variables;
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
    "name": "voci"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          },
          {
            "kind": "Variable",
            "name": "voci",
            "variableName": "voci"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetCheckListOrdinePayload",
    "kind": "LinkedField",
    "name": "setCheckListOrdine",
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
            "name": "versione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VoceCheckListOrdine",
            "kind": "LinkedField",
            "name": "checkList",
            "plural": true,
            "selections": [
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
                "name": "nome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
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
                "name": "utente",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckListDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckListDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e54d1d201be112fb16c50a9427be57300c1f63eede7544b64a746ca8355f8f00",
    "metadata": {},
    "name": "CheckListDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccdcc60bcce93e0924890ffbb9486c1b";

export default node;
