/**
 * @generated SignedSource<<eb8815192c4fc79c534242f6d025a71a>>
 * @relayHash 966497276957f09e8d546f3516772fed
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4b5fcdf34fdc81fd0a6483e174673280b568e136d3b8e09753330ccea2722bc

import type { ConcreteRequest } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
export type UpdateTabletInput = {
  minutiInattivita: number;
  nome: string;
  pk: number;
  reparti?: ReadonlyArray<Reparto> | null;
  versione?: number | null;
};
export type TabletDialogUpdateMutation$variables = {
  input: UpdateTabletInput;
};
export type TabletDialogUpdateMutation$data = {
  readonly updateTablet: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tablet: {
      readonly pk: number;
    } | null;
  };
};
export type TabletDialogUpdateMutation = {
  response: TabletDialogUpdateMutation$data;
  variables: TabletDialogUpdateMutation$variables;
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
v3 = {
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
    "name": "TabletDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTabletPayload",
        "kind": "LinkedField",
        "name": "updateTablet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TabletOfficina",
            "kind": "LinkedField",
            "name": "tablet",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "TabletDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTabletPayload",
        "kind": "LinkedField",
        "name": "updateTablet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TabletOfficina",
            "kind": "LinkedField",
            "name": "tablet",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c4b5fcdf34fdc81fd0a6483e174673280b568e136d3b8e09753330ccea2722bc",
    "metadata": {},
    "name": "TabletDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f26d4e3ef126196bd5729611eb04f7d9";

export default node;
