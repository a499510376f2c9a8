/**
 * @generated SignedSource<<e106afe7c5d6aef646fc79aaf8e733dd>>
 * @relayHash 14060b068ca13e9474fdee779e377b34
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19eeb21ca74ffb37563760838f63030dc3faaec971bbd5cca209252590556469

import type { ConcreteRequest } from 'relay-runtime';
export type SetBomRigaInput = {
  lette?: ReadonlyArray<RigaBomInput> | null;
  posizione: number;
  riga: number;
  righe?: ReadonlyArray<RigaBomInput> | null;
  tutti?: boolean | null;
};
export type RigaBomInput = {
  maktx?: string | null;
  meins?: string | null;
  ord?: number | null;
  picUrl?: string | null;
  quantity?: number | null;
};
export type BomEditorMutation$variables = {
  input: SetBomRigaInput;
};
export type BomEditorMutation$data = {
  readonly setBomRiga: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly righe: ReadonlyArray<{
      readonly ord: number;
    }> | null;
  };
};
export type BomEditorMutation = {
  response: BomEditorMutation$data;
  variables: BomEditorMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetBomRigaPayload",
    "kind": "LinkedField",
    "name": "setBomRiga",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RigaBom",
        "kind": "LinkedField",
        "name": "righe",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ord",
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
    "name": "BomEditorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BomEditorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19eeb21ca74ffb37563760838f63030dc3faaec971bbd5cca209252590556469",
    "metadata": {},
    "name": "BomEditorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cb4455dd613c7d1698629fd2a7fe663";

export default node;
